/**
 * `numerator / denominator` rounded down (towards minus infinity). Throws RangeError unless the
 * denominator is positive.
 */
export function divideFloor(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('a ratio needs a positive denominator');
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/**
 * `numerator / denominator` rounded to the nearest whole; a half goes away from zero, so that the
 * reversal of an amount is the exact negative of it. Throws RangeError unless the denominator is
 * positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -divideHalfUp(-numerator, denominator);
  return divideFloor(2n * numerator + denominator, 2n * denominator);
}

/** `amount × numerator / denominator` with one rounding, half up (domain rules 2.5). */
export function mulRatioHalfUp(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  return divideHalfUp(amount * numerator, denominator);
}

/**
 * `amount × numerator / denominator` rounded down: for what the house pays out of its own will
 * (limits, offers, shares).
 */
export function mulRatioFloor(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  return divideFloor(amount * numerator, denominator);
}
