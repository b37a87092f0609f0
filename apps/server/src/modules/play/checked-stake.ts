import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount, formatAmount } from '@pavilion/domain/money';
import {
  houseStakeLimits,
  largestStake,
  multiplierScale,
  type MultiplierE4,
} from '@pavilion/games';
import { fail, failField } from '../../failure.ts';

/**
 * A stake in minor units. Fails with invalidInput for decimals the currency has not, stakeTooLow or stakeTooHigh with
 * the stake that would be taken as detail: one whose best result passes what a round pays is refused, never cut later (domain rules 2.10).
 * A round that costs several stakes takes no more money than one of the largest stake.
 */
export function checkedStake(
  text: string,
  currency: CurrencyCode,
  topMultiplierE4: MultiplierE4,
  costE4: MultiplierE4 = multiplierScale,
): bigint {
  const stakeMinor = parseAmount(text, currency);
  if (stakeMinor === null) return failField('stake', 'invalidAmount');
  const limits = houseStakeLimits(currency);
  if (stakeMinor < limits.minMinor)
    fail('stakeTooLow', { statusDetail: formatAmount(limits.minMinor, currency) });
  const byCost = (limits.maxMinor * multiplierScale) / costE4;
  const byWin = largestStake(limits, topMultiplierE4);
  const mostMinor = byWin < byCost ? byWin : byCost;
  if (stakeMinor > mostMinor)
    fail('stakeTooHigh', { statusDetail: formatAmount(mostMinor, currency) });
  return stakeMinor;
}
