import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import type { SportsLimits } from './sports-limits.store.ts';

/** What a unit of the currency is worth, roughly, as units per euro: only to give limits a sensible size. */
const unitsPerEuro: Record<CurrencyCode, bigint> = {
  PHP: 50n,
  USD: 1n,
  EUR: 1n,
  CNY: 10n,
  VND: 25_000n,
  IDR: 20_000n,
  JPY: 200n,
  MYR: 5n,
  NPR: 150n,
  RUB: 100n,
  USDT: 1n,
};

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
