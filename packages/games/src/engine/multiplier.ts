// chunk: stage
/**
 * A multiplier in ten-thousandths: 1.98 is 19800n. Every multiplier is rounded down to this before
 * it is used.
 */
export type MultiplierE4 = bigint;

export const multiplierScale = 10_000n;

/** numerator / denominator as a multiplier, rounded down. */
export function multiplierOf(numerator: bigint, denominator: bigint): MultiplierE4 {
  return (numerator * multiplierScale) / denominator;
}

/**
 * The multipliers of a published table, as it is written: `"8 5.6 .5"`. At most four decimals each.
 */
export function multipliersFrom(table: string): readonly MultiplierE4[] {
  return table.split(' ').map((text) => {
    const parts = /^(\d*)(?:\.(\d{1,4}))?$/.exec(text);
    if (!parts || text === '') throw new RangeError(`"${text}" is not a multiplier`);
    return BigInt(`${parts[1] ?? ''}${(parts[2] ?? '').padEnd(4, '0')}`);
  });
}

/** The largest of a table. */
export function largestMultiplier(multipliers: Iterable<MultiplierE4>): MultiplierE4 {
  return [...multipliers].reduce((most, next) => (next > most ? next : most), 0n);
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

/** `"1.27"` of 127: whole hundredths as a decimal. */
export function hundredthsText(hundredths: bigint | number): string {
  return multiplierText(BigInt(hundredths) * 100n);
}
