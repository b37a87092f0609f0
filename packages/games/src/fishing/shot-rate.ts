/** No more shots than this in any stretch of so long are taken: ten a second over two seconds. */
const windowMs = 2_000;
const mostInWindow = 20;

/**
 * How many of `count` shots that come at `atMs` are taken after those at `before`; the rest is
 * refused and not charged.
 */
export function shotsTaken(before: readonly number[], atMs: number, count: number): number {
  const recent = before.filter((at) => at > atMs - windowMs).length;
  return Math.max(0, Math.min(count, mostInWindow - recent));
}

/** The times to remember after so many shots were taken. */
export function rememberShots(before: readonly number[], atMs: number, taken: number): number[] {
  const recent = before.filter((at) => at > atMs - windowMs);
  return [...recent, ...Array.from({ length: taken }, () => atMs)];
}
