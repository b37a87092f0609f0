/** A multiplier in ten-thousandths: 1.98 is 19800n. Every multiplier is rounded down to this before it is used. */
export type MultiplierE4 = bigint;

export const multiplierScale = 10_000n;

/** numerator / denominator as a multiplier, rounded down. */
export function multiplierOf(numerator: bigint, denominator: bigint): MultiplierE4 {
  return (numerator * multiplierScale) / denominator;
}

/** What a stake returns, rounded down to the minor unit. */
export function payoutOf(stakeMinor: bigint, multiplierE4: MultiplierE4): bigint {
  return (stakeMinor * multiplierE4) / multiplierScale;
}

/** `"1.98"`: the plain decimal of a multiplier, at least two decimals. */
export function multiplierText(multiplierE4: MultiplierE4): string {
  const whole = multiplierE4 / multiplierScale;
  const decimals = (multiplierE4 % multiplierScale).toString().padStart(4, '0');
  return `${whole}.${decimals.replace(/0{1,2}$/, '')}`;
}
