/** A settlement dated before a moment is committed this long after it, or its connection was cut off (database timeouts). */
export const settlementsCommittedMs = 10_000;
