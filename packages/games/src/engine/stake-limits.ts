import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { unitsPerEuro } from '@pavilion/domain/units-per-euro';
import { multiplierScale, type MultiplierE4 } from './multiplier.ts';

/** Bounds of a stake, minor units. */
export interface StakeLimits {
  minMinor: bigint;
  maxMinor: bigint;
  /** The most that one round pays. */
  maxWinMinor: bigint;
}

/** Bounds in hundredths of a euro, of which each currency gets its own. */
export interface StakeSizes {
  min: bigint;
  max: bigint;
  maxWin: bigint;
}

const houseSizes: StakeSizes = { min: 10n, max: 100_000n, maxWin: 25_000_000n };

/** Limits of a stake on a game of our own, of a sensible size in each currency. */
export const houseStakeLimits = (currency: CurrencyCode): StakeLimits =>
  stakeLimits(currency, houseSizes);

/** Limits of so many hundredths of a euro in a currency; at least its smallest unit. */
export function stakeLimits(currency: CurrencyCode, sizes: StakeSizes): StakeLimits {
  const scale = unitsPerEuro[currency] * 10n ** BigInt(currencies[currency].exponent);
  const of = (hundredths: bigint): bigint => (hundredths * scale) / 100n || 1n;
  return { minMinor: of(sizes.min), maxMinor: of(sizes.max), maxWinMinor: of(sizes.maxWin) };
}

/** The largest stake whose best result stays within what a round pays; 0: nothing bounds it. */
export function largestStake(limits: StakeLimits, topE4: MultiplierE4): bigint {
  if (topE4 <= 0n) return limits.maxMinor;
  const byWin = (limits.maxWinMinor * multiplierScale) / topE4;
  return byWin < limits.maxMinor ? byWin : limits.maxMinor;
}
