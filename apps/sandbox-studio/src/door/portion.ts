/** A row of a feed, in the order of its time. */
interface Timed {
  atMs: number;
}

export interface Portion<Row extends Timed> {
  rows: Row[];
  /** Where the next begins. */
  nextMs: number;
  hasMore: boolean;
}

const longestMs = 10 * 60_000;

/**
 * The rows of a feed from a moment on, oldest first: ten minutes of them at most, and `limit` at
 * most, but rows of one millisecond stay together. What happens just now comes with the next.
 */
export function portionOf<Row extends Timed>(
  rows: readonly Row[],
  { fromMs, limit, nowMs }: { fromMs: number; limit: number; nowMs: number },
): Portion<Row> {
  const after = rows.filter(({ atMs }) => atMs >= fromMs && atMs < nowMs);
  const [first] = after;
  if (!first) return { rows: [], nextMs: Math.max(fromMs, nowMs), hasMore: false };
  const within = after.filter(({ atMs }) => atMs < first.atMs + longestMs);
  const endMs = within[limit]?.atMs ?? first.atMs + longestMs;
  const taken = within.filter(({ atMs }) => atMs < Math.max(endMs, first.atMs + 1));
  const next = after[taken.length];
  return { rows: taken, nextMs: next?.atMs ?? nowMs, hasMore: next !== undefined };
}
