const longestSettlementMs = 10_000;

/**
 * What is dated before this moment is committed: a settlement of a bet or the end of a round that
 * began earlier has ended, or its connection was cut off (database timeouts).
 */
export function settlementsCommittedBy(now: Date): Date {
  return new Date(now.getTime() - longestSettlementMs);
}
