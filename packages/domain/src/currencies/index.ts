/** Currencies a site can run in. `exponent` is the number of decimals of the minor unit. */
export const currencies = {
  PHP: { code: 'PHP', exponent: 2 },
  USD: { code: 'USD', exponent: 2 },
  EUR: { code: 'EUR', exponent: 2 },
  GBP: { code: 'GBP', exponent: 2 },
  SEK: { code: 'SEK', exponent: 2 },
  CAD: { code: 'CAD', exponent: 2 },
  CNY: { code: 'CNY', exponent: 2 },
  VND: { code: 'VND', exponent: 0 },
  IDR: { code: 'IDR', exponent: 2 },
  JPY: { code: 'JPY', exponent: 0 },
  MYR: { code: 'MYR', exponent: 2 },
  NPR: { code: 'NPR', exponent: 2 },
  RUB: { code: 'RUB', exponent: 2 },
  USDT: { code: 'USDT', exponent: 6 },
} as const;
export type CurrencyCode = keyof typeof currencies;

export interface Currency {
  code: CurrencyCode;
  exponent: number;
}

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}
