// chunk: standing
import { divideHalfUp } from '../money/index.ts';

/**
 * An exact fraction; the denominator is positive. Odds are turned from one format into another
 * without rounding.
 */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

export const rational = (numerator: bigint, denominator: bigint): Rational =>
  denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator };

/** −1 / value: how the Malay and Indonesian formats turn a price over. */
export const negativeInverse = (value: Rational): Rational =>
  rational(-value.denominator, value.numerator);

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The value in units of `1 / scale`, rounded half up (away from zero). */
export const scaled = (value: Rational, scale: bigint): bigint =>
  divideHalfUp(value.numerator * scale, value.denominator);

/**
 * The value in units of `1 / scale`, the next whole one below: how a price is shortened, so that
 * what is shown never promises more than is paid. A negative value (what must be staked to win one)
 * becomes the larger stake.
 */
export function scaledDown({ numerator, denominator }: Rational, scale: bigint): bigint {
  const cut = (numerator * scale) / denominator;
  return cut * denominator > numerator * scale ? cut - 1n : cut;
}

/**
 * Reads `-0.9091`, `1.5` or `2`; null when the text is something else. A typographic minus counts
 * as a minus.
 */
export function parseDecimal(text: string): Rational | null {
  const match = /^([+\-−]?)(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const size = BigInt(whole + decimals);
  const isNegative = sign === '-' || sign === '−';
  return { numerator: isNegative ? -size : size, denominator: 10n ** BigInt(decimals.length) };
}
