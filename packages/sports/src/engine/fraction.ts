/**
 * An exact fraction in lowest terms; the denominator is positive. What a bet pays is never rounded
 * before its end.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };
export const half: Fraction = { numerator: 1n, denominator: 2n };

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}

/** `numerator / denominator` in lowest terms. Throws RangeError for a denominator of zero. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction has no denominator of zero');
  const sign = denominator < 0n ? -1n : 1n;
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = greatestDivisor(size, denominator * sign);
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}
