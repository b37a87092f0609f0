import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { unitsPerEuro } from '@pavilion/domain/units-per-euro';
import type { SportsLimits } from './sports-limits.store.ts';

const tenthsOfEuro = { minStake: 2n, maxStake: 25_000n, maxWin: 25_000n };
/**
 * Of the largest win of one bet: what one player may win, and what the site may lose on a match.
 */
const factors = { selection: 1n, match: 2n, day: 5n, liability: 240n };

/**
 * Limits a new site starts with: those of a house that wants to be tried, not ruined. The liability
 * of a match stays above what 100 connections could add at once, so that a popular match is not a
 * queue (see `place_slip`).
 */
export function defaultLimits(currency: CurrencyCode): SportsLimits {
  const tenth = (unitsPerEuro[currency] * 10n ** BigInt(currencies[currency].exponent)) / 10n;
  const unit = tenth === 0n ? 1n : tenth;
  const maxWinMinor = tenthsOfEuro.maxWin * unit;
  return {
    minStakeMinor: tenthsOfEuro.minStake * unit,
    maxStakeMinor: tenthsOfEuro.maxStake * unit,
    maxWinMinor,
    maxSelectionWinMinor: maxWinMinor * factors.selection,
    maxMatchWinMinor: maxWinMinor * factors.match,
    maxDayWinMinor: maxWinMinor * factors.day,
    maxEventLiabilityMinor: maxWinMinor * factors.liability,
  };
}
