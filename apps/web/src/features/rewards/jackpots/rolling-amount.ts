/** How long an amount rolls to its new value. */
export const rollMs = 1500;

/** Parts of the way, so that amounts stay whole numbers. */
const steps = 10_000;

/**
 * An amount on its way from one value to another, in minor units: fast at first, slow at the end.
 * `elapsedMs` past the end gives the end itself.
 */
export function amountOnTheWay(fromMinor: bigint, toMinor: bigint, elapsedMs: number): bigint {
  const rest = 1 - Math.min(1, Math.max(0, elapsedMs / rollMs));
  const way = Math.round((1 - rest ** 3) * steps);
  return fromMinor + ((toMinor - fromMinor) * BigInt(way)) / BigInt(steps);
}
