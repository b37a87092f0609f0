import { unitsPerEuro, currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount, formatAmount } from '@pavilion/domain/money';
import { multiplierScale, type MultiplierE4 } from '@pavilion/games';
import { fail, failField } from '../../failure.ts';

export interface StakeLimits {
  minMinor: bigint;
  maxMinor: bigint;
  /** The most that one round pays. */
  maxWinMinor: bigint;
}

const hundredthsOfEuro = { min: 10n, max: 100_000n, maxWin: 25_000_000n };

/** Limits of a stake on a game of our own, of a sensible size in each currency. */
export function stakeLimits(currency: CurrencyCode): StakeLimits {
  const scale = unitsPerEuro[currency] * 10n ** BigInt(currencies[currency].exponent);
  const of = (hundredths: bigint): bigint => {
    const minor = (hundredths * scale) / 100n;
    return minor === 0n ? 1n : minor;
  };
  return {
    minMinor: of(hundredthsOfEuro.min),
    maxMinor: of(hundredthsOfEuro.max),
    maxWinMinor: of(hundredthsOfEuro.maxWin),
  };
}

/** The largest stake whose best result stays within what a round pays. */
export function largestStake(limits: StakeLimits, topMultiplierE4: MultiplierE4): bigint {
  const byWin =
    topMultiplierE4 > 0n
      ? (limits.maxWinMinor * multiplierScale) / topMultiplierE4
      : limits.maxMinor;
  return byWin < limits.maxMinor ? byWin : limits.maxMinor;
}

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
  const limits = stakeLimits(currency);
  if (stakeMinor < limits.minMinor)
    fail('stakeTooLow', { statusDetail: formatAmount(limits.minMinor, currency) });
  const byCost = (limits.maxMinor * multiplierScale) / costE4;
  const byWin = largestStake(limits, topMultiplierE4);
  const mostMinor = byWin < byCost ? byWin : byCost;
  if (stakeMinor > mostMinor)
    fail('stakeTooHigh', { statusDetail: formatAmount(mostMinor, currency) });
  return stakeMinor;
}
