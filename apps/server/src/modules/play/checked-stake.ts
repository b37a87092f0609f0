import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount, formatAmount } from '@pavilion/domain/money';
import {
  houseStakeLimits,
  largestStake,
  multiplierScale,
  type MultiplierE4,
} from '@pavilion/games';
import { fail, failField } from '../../failure.ts';

interface StakeCost {
  /** What the round takes, by its stake. */
  costE4?: MultiplierE4 | undefined;
  /** Most of one round by the law of the place; null: no cap. */
  legalMinor?: bigint | null;
}

/**
 * A stake in minor units. Fails with invalidInput for decimals the currency has not, stakeTooLow or stakeTooHigh with
 * the stake that would be taken as detail: one whose best result passes what a round pays is refused, never cut later (domain rules 2.10).
 * A round that costs several stakes takes no more money than one of the largest stake, and none takes more than the law lets it.
 */
export function checkedStake(
  text: string,
  currency: CurrencyCode,
  topMultiplierE4: MultiplierE4,
  { costE4 = multiplierScale, legalMinor = null }: StakeCost = {},
): bigint {
  const stakeMinor = parseAmount(text, currency);
  if (stakeMinor === null) return failField('stake', 'invalidAmount');
  const limits = houseStakeLimits(currency);
  if (stakeMinor < limits.minMinor)
    fail('stakeTooLow', { statusDetail: formatAmount(limits.minMinor, currency) });
  const costMax = leastOf(limits.maxMinor, legalMinor);
  const byCost = (costMax * multiplierScale) / costE4;
  const mostMinor = leastOf(largestStake(limits, topMultiplierE4), byCost);
  if (stakeMinor > mostMinor)
    fail('stakeTooHigh', { statusDetail: formatAmount(mostMinor, currency) });
  return stakeMinor;
}

/** The lesser of two bounds; null is none. */
export const leastOf = (one: bigint, other: bigint | null): bigint =>
  other !== null && other < one ? other : one;
