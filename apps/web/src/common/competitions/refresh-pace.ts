/** What a pot holds is told at least every 30 s (GLI-19, 4.13.2). */
const usualMs = 15_000;
/** While something is being drawn or ranked. */
const shortestMs = 4000;
/** The server needs a moment to draw. */
const graceMs = 1500;

/**
 * How long to wait before asking again for what ends at `ends`: as usual, but not past the next
 * end.
 */
export function refreshAfterMs(ends: readonly string[], nowMs: number): number {
  const untilNextMs = Math.min(...ends.map((end) => Date.parse(end))) - nowMs + graceMs;
  return Math.min(usualMs, Math.max(shortestMs, untilNextMs));
}
