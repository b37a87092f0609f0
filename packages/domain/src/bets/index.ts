export {
  betEvents,
  betStates,
  betTransitions,
  firstBetState,
  isBetOpen,
  nextBetState,
  type BetEvent,
  type BetState,
} from './bet-state.ts';
export { liabilityAdded, outcomeLiabilities, type OutcomeStake } from './liability.ts';
export { maxStakeMinor, type MaxStake, type StakeBound, type StakeLimits } from './max-stake.ts';
export { isPriceAcceptable, priceChangePolicies, type PriceChangePolicy } from './price-change.ts';
export {
  betRefusals,
  refusalOfBet,
  refusalOfOffer,
  type BetLimits,
  type BetRefusal,
  type BetRequest,
  type MarketStatus,
  type OfferedSelection,
} from './refusal.ts';
