/** A settlement dated before a moment is committed this long after it, or its connection was cut off (database timeouts). */
const settlementsCommittedMs = 10_000;

/** The moment before which nothing is settled any more. */
export function settlementsCommittedBy(now: Date): Date {
  return new Date(now.getTime() - settlementsCommittedMs);
}
