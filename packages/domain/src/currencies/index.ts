/** Currencies a site can run in. `exponent` is the number of decimals of the minor unit. */
export const currencies = {
  PHP: { code: 'PHP', exponent: 2, symbol: '₱' },
  USD: { code: 'USD', exponent: 2, symbol: '$' },
  EUR: { code: 'EUR', exponent: 2, symbol: '€' },
  GBP: { code: 'GBP', exponent: 2, symbol: '£' },
  SEK: { code: 'SEK', exponent: 2, symbol: 'kr' },
  CAD: { code: 'CAD', exponent: 2, symbol: 'CA$' },
  CNY: { code: 'CNY', exponent: 2, symbol: '¥' },
  VND: { code: 'VND', exponent: 0, symbol: '₫' },
  IDR: { code: 'IDR', exponent: 2, symbol: 'Rp' },
  JPY: { code: 'JPY', exponent: 0, symbol: '¥' },
  MYR: { code: 'MYR', exponent: 2, symbol: 'RM' },
  NPR: { code: 'NPR', exponent: 2, symbol: 'रु' },
  RUB: { code: 'RUB', exponent: 2, symbol: '₽' },
  USDT: { code: 'USDT', exponent: 6, symbol: '₮' },
} as const;
export type CurrencyCode = keyof typeof currencies;

export interface Currency {
  code: CurrencyCode;
  exponent: number;
  symbol: string;
}

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}

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
