import type { CurrencyCode } from '../currencies/index.ts';

/**
 * What a unit of the currency is worth, roughly, as units per euro: only to give limits a sensible
 * size.
 */
export const unitsPerEuro: Record<CurrencyCode, bigint> = {
  PHP: 50n,
  USD: 1n,
  EUR: 1n,
  GBP: 1n,
  SEK: 10n,
  CAD: 1n,
  CNY: 10n,
  VND: 25_000n,
  IDR: 20_000n,
  JPY: 200n,
  MYR: 5n,
  NPR: 150n,
  RUB: 100n,
  USDT: 1n,
};
