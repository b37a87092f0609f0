export { choose, drawDistinct, numbersFrom } from './counting.ts';
export {
  addFractions,
  fraction,
  fractionText,
  multiplyFractions,
  type Fraction,
} from './fraction.ts';
export type * from './game.ts';
export { runHand, type HandTable, type TableState } from './hand.ts';
export {
  hundredthsText,
  largestMultiplier,
  multiplierOf,
  multiplierScale,
  multipliersFrom,
  multiplierText,
  payoutOf,
  type MultiplierE4,
} from './multiplier.ts';
export { ParamReader, type ParamProblem, type Parsed } from './params.ts';
export {
  grossOf,
  poolsFrom,
  type PoolDividend,
  type PoolLine,
  type PoolRound,
  type PoolRules,
  type PoolsSettled,
  type PoolStake,
  type PoolStakes,
  type RoundPools,
} from './pool-rules.ts';
export { recomputeRound, type DecidedBy, type PlayedWith, type Recomputed } from './recompute.ts';
export { rtpRow, type BetKey, type RtpRow } from './rtp-row.ts';
export {
  houseStakeLimits,
  largestStake,
  stakeLimits,
  type StakeLimits,
  type StakeSizes,
} from './stake-limits.ts';
