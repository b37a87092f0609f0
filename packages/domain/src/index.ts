/**
 * Everything the domain package offers, for code that does not mind the size; screens import one
 * module by name.
 */
export * from './categories/index.ts';
export * from './payouts/index.ts';
export * from './providers/index.ts';
export * from './currencies/index.ts';
export * from './locales/index.ts';
export * from './screens/index.ts';
export * from './themes/index.ts';
export * from './breakpoints/index.ts';
export * from './ids/index.ts';
export * from './random/index.ts';
export * from './money/index.ts';
export * from './input/index.ts';
export * from './devices/index.ts';
export * from './masking/index.ts';
export * from './odds/index.ts';
export * from './markets/index.ts';
export * from './settlement/index.ts';
export * from './bets/index.ts';
export * from './pricing/index.ts';
export * from './vip/index.ts';
export * from './limits/index.ts';
export * from './deposits/index.ts';
export * from './jurisdictions/index.ts';
export * from './jackpots/index.ts';
export * from './fixtures/index.ts';
export * from './simulation/index.ts';
export * from './crowd/index.ts';
export * from './support/index.ts';
