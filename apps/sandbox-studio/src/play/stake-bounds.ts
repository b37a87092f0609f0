import { currencies, isCurrencyCode, unitsPerEuro } from '@pavilion/domain/currencies';
import { multiplierScale, type MultiplierE4 } from '@pavilion/games';

export interface StakeBounds {
  minMinor: bigint;
  maxMinor: bigint;
  /** The most that one round pays. */
  maxWinMinor: bigint;
}

const hundredthsOfEuro = { min: 10n, max: 20_000n, maxWin: 10_000_000n };

/** The studio's own bounds of a stake in a currency, of a sensible size; null for a currency it does not play in. */
export function stakeBounds(currency: string): StakeBounds | null {
  if (!isCurrencyCode(currency)) return null;
  const scale = unitsPerEuro[currency] * 10n ** BigInt(currencies[currency].exponent);
  const of = (hundredths: bigint): bigint => (hundredths * scale) / 100n || 1n;
  return {
    minMinor: of(hundredthsOfEuro.min),
    maxMinor: of(hundredthsOfEuro.max),
    maxWinMinor: of(hundredthsOfEuro.maxWin),
  };
}

/** The largest stake whose best result stays within what a round pays. */
export function largestStake(bounds: StakeBounds, topE4: MultiplierE4): bigint {
  if (topE4 <= 0n) return bounds.maxMinor;
  const byWin = (bounds.maxWinMinor * multiplierScale) / topE4;
  return byWin < bounds.maxMinor ? byWin : bounds.maxMinor;
}
