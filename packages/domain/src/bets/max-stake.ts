import { mulRatioFloor } from '../money/index.ts';
import { assertOddsMilli } from '../odds/index.ts';

/**
 * Everything that bounds one stake (domain rules 2.10); amounts in minor units of the player's
 * currency.
 */
export interface StakeLimits {
  oddsMilli: number;
  /** Largest stake on this market. */
  marketMaxStakeMinor: bigint;
  /** Share of the market's maximum this player may stake, in thousandths (1000 = all of it). */
  playerFactorMilli: number;
  /** The most one bet may win, stake not counted. */
  maxWinMinor: bigint;
  /**
   * How much the house is ready to lose on the outcome, and how much it would lose now (negative:
   * it gains).
   */
  liabilityLimitMinor: bigint;
  liabilityMinor: bigint;
  /** What the player's own limits leave to stake; null when the player has set none. */
  playerLimitRemainingMinor: bigint | null;
  balanceMinor: bigint;
}

/** Why a stake cannot be higher; each is also the code an attempt to stake more is refused with. */
export type StakeBound = 'stakeTooHigh' | 'payoutTooHigh' | 'limitReached' | 'insufficientFunds';

export interface MaxStake {
  maxStakeMinor: bigint;
  /** The bound that is reached first; of equal ones the earlier in the order above. */
  boundBy: StakeBound;
}

/**
 * The largest stake that will be accepted, and what bounds it. Never negative. Nothing is cut after
 * acceptance: a stake up to this one wins in full.
 */
export function maxStakeMinor(limits: StakeLimits): MaxStake {
  const bounds: [StakeBound, bigint][] = [
    ['stakeTooHigh', playerMarketMax(limits)],
    ['stakeTooHigh', stakeThatWins(limits.liabilityLimitMinor - limits.liabilityMinor, limits)],
    ['payoutTooHigh', stakeThatWins(limits.maxWinMinor, limits)],
    ['insufficientFunds', limits.balanceMinor],
  ];
  if (limits.playerLimitRemainingMinor !== null) {
    bounds.splice(3, 0, ['limitReached', limits.playerLimitRemainingMinor]);
  }
  const [boundBy, lowest] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least));
  return { maxStakeMinor: lowest > 0n ? lowest : 0n, boundBy };
}

function playerMarketMax({ marketMaxStakeMinor, playerFactorMilli }: StakeLimits): bigint {
  return mulRatioFloor(marketMaxStakeMinor, BigInt(playerFactorMilli), 1000n);
}

/** The largest stake whose win stays within so much: amount / (d − 1), rounded down. */
function stakeThatWins(winMinor: bigint, { oddsMilli }: StakeLimits): bigint {
  assertOddsMilli(oddsMilli);
  return mulRatioFloor(winMinor, 1000n, BigInt(oddsMilli - 1000));
}
