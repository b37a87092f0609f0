import { currencies, type CurrencyCode } from '../currencies/index.ts';

/** No single amount in the product may pass this many minor units in either direction. */
export const maxAmountMinor = 10n ** 15n;

export interface ParseAmountOptions {
  /** Accept a leading minus, as in a statement line. Stakes, deposits and limits never have one. */
  isSignAllowed?: boolean;
}

/**
 * Reads a wire amount (decimal string in major units, as `"1250.00"`) into minor units. Gives null
 * when the text is not a plain decimal number, has more decimals than the currency, has a sign
 * where none is allowed, or passes `maxAmountMinor`.
 */
export function parseAmount(
  text: string,
  currency: CurrencyCode,
  options: ParseAmountOptions = {},
): bigint | null {
  return parseMinor(text, currencies[currency].exponent, options);
}

/**
 * As `parseAmount`, for units that are not a currency (game tokens): `exponent` is their number of
 * decimals.
 */
export function parseMinor(
  text: string,
  exponent: number,
  options: ParseAmountOptions = {},
): bigint | null {
  const match = /^(-?)(0|[1-9]\d{0,15})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  if (decimals.length > exponent || (sign !== '' && !options.isSignAllowed)) return null;
  const minor = BigInt(whole + decimals.padEnd(exponent, '0'));
  if (minor > maxAmountMinor) return null;
  return sign === '' ? minor : -minor;
}

/**
 * Writes minor units as a wire amount: exactly as many decimals as the currency has (`"1250.00"`,
 * JPY `"1250"`).
 */
export function formatAmount(amountMinor: bigint, currency: CurrencyCode): string {
  return formatMinor(amountMinor, currencies[currency].exponent);
}

/** As `formatAmount`, for units that are not a currency: `exponent` is their number of decimals. */
export function formatMinor(amountMinor: bigint, exponent: number): string {
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor)
    .toString()
    .padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
