/** An exact share, in lowest terms. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** A fraction in lowest terms; the denominator must be positive. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator <= 0n) throw new RangeError('a denominator must be positive');
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** `"0.99000000"`: rounded down to so many decimals. */
export function fractionText({ numerator, denominator }: Fraction, decimals = 8): string {
  const scaled = ((numerator * 10n ** BigInt(decimals)) / denominator).toString();
  const digits = scaled.padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a === 0n ? 1n : a) : greatestDivisor(b, a % b);
}
