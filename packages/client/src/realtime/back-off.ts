const firstMs = 500;
const longestMs = 30_000;

/**
 * Pause before try number `attempt` (1 …): doubling up to 30 s, the upper half left to chance so
 * that a restarted server is not met by all pages at once.
 */
export function backOffMs(attempt: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 16));
  return full / 2 + (full / 2) * random;
}
