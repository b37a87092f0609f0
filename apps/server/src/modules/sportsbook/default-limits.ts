import { currencies, unitsPerEuro, type CurrencyCode } from '@pavilion/domain/currencies';
import type { SportsLimits } from './sports-limits.store.ts';

const tenthsOfEuro = { minStake: 2n, maxStake: 50_000n, maxWin: 500_000n };
/** Of the largest win: enough that a popular match is not a queue (see `place_slip`). */
const liabilityFactor = 400n;

/** Limits a new site starts with. */
export function defaultLimits(currency: CurrencyCode): SportsLimits {
  const tenth = (unitsPerEuro[currency] * 10n ** BigInt(currencies[currency].exponent)) / 10n;
  const unit = tenth === 0n ? 1n : tenth;
  const maxWinMinor = tenthsOfEuro.maxWin * unit;
  return {
    minStakeMinor: tenthsOfEuro.minStake * unit,
    maxStakeMinor: tenthsOfEuro.maxStake * unit,
    maxWinMinor,
    maxEventLiabilityMinor: maxWinMinor * liabilityFactor,
  };
}
