/**
 * The contract between the platform's wallet and game studios (Provider API v1), entered as
 * `@pavilion/contracts/provider`. The signature needs Node; a browser takes
 * `@pavilion/contracts/provider/frame-messages` and `/launch-address` alone.
 */
export * from './define-provider-call.ts';
export * from './provider-errors.ts';
export * from './provider-fields.ts';
export * from './provider-signature.ts';
export * from './provider-catalogue.ts';
export * from './launch-address.ts';
export * from './frame-messages.ts';
export * from './authenticate.contract.ts';
export * from './refresh-session.contract.ts';
export * from './end-session.contract.ts';
export * from './balance.contract.ts';
export * from './transact.contract.ts';
export * from './studio-feeds.contract.ts';
export * from './transaction-status.contract.ts';
export * from './round-status.contract.ts';
export * from './round-view.contract.ts';
export * from './studio-session.contract.ts';
export * from './catalogue.contract.ts';
export * from './bet-levels.contract.ts';
export * from './self-validate.contract.ts';
export * from './health.contract.ts';
export * from './free-rounds.contract.ts';
export * from './jackpots.contract.ts';
