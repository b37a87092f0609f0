/** What a player has staked, and had settled, within an edition. */
export interface TournamentEntry {
  playerId: string;
  accountId: string;
  turnoverMinor: bigint;
  /** When the newest of it was settled: since then he has had this turnover. */
  lastSettledAt: Date;
}

export interface RankedEntry extends TournamentEntry {
  /** 1 is the best. */
  place: number;
}

export interface TournamentResult extends RankedEntry {
  prizeMinor: bigint;
}

/**
 * Ranks the players of an edition, best first: more turnover, then who reached it first, then account id by its characters' codes. Each
 * has a place of his own. Who has no turnover is not ranked.
 */
export function rankEntries(entries: readonly TournamentEntry[]): RankedEntry[] {
  return entries
    .filter(({ turnoverMinor }) => turnoverMinor > 0n)
    .sort(byRank)
    .map((entry, index) => ({ ...entry, place: index + 1 }));
}

/** What players have in several parts of an edition, put together: turnovers added, the newest settlement kept. */
export function mergeEntries(
  ...parts: ReadonlyArray<readonly TournamentEntry[]>
): TournamentEntry[] {
  const byPlayer = new Map<string, TournamentEntry>();
  for (const entry of parts.flat()) {
    const known = byPlayer.get(entry.playerId);
    byPlayer.set(entry.playerId, known ? addEntries(known, entry) : entry);
  }
  return [...byPlayer.values()];
}

function addEntries(one: TournamentEntry, other: TournamentEntry): TournamentEntry {
  return {
    ...one,
    turnoverMinor: one.turnoverMinor + other.turnoverMinor,
    lastSettledAt:
      one.lastSettledAt > other.lastSettledAt ? one.lastSettledAt : other.lastSettledAt,
  };
}

/** Who gets which prize; `prizesMinor` begins with the first place. A place without a player is not paid. */
export function prizeResults(
  ranking: readonly RankedEntry[],
  prizesMinor: readonly bigint[],
): TournamentResult[] {
  return ranking.flatMap((ranked) => {
    const prizeMinor = prizesMinor[ranked.place - 1];
    return prizeMinor === undefined ? [] : [{ ...ranked, prizeMinor }];
  });
}

function byRank(one: TournamentEntry, other: TournamentEntry): number {
  return (
    compare(other.turnoverMinor, one.turnoverMinor) ||
    compare(one.lastSettledAt.getTime(), other.lastSettledAt.getTime()) ||
    compare(one.accountId, other.accountId)
  );
}

function compare<Value extends bigint | number | string>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
