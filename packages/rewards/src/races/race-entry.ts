import type { RaceMetric } from './race-score.ts';

/** What a player has in a race, and which play made it: its time, then its place in the log. */
export interface RaceEntry {
  score: bigint;
  reachedAt: Date;
  reachedSeq: bigint;
}

/** A play that counts: what it adds to a score, or is. */
export interface RacePlay {
  added: bigint;
  at: Date;
  seq: bigint;
}

const isBefore = (one: { at: Date; seq: bigint }, other: { at: Date; seq: bigint }): boolean =>
  one.at.getTime() === other.at.getTime() ? one.seq < other.seq : one.at < other.at;

/**
 * An entry after one more play, in whatever order plays come: a sum was reached with its last play
 * that changed it, the highest multiplier with the first that had it.
 */
export function entryAfter(
  metric: RaceMetric,
  entry: RaceEntry | null,
  play: RacePlay,
): RaceEntry | null {
  const { added, at, seq } = play;
  const own: RaceEntry = { score: added, reachedAt: at, reachedSeq: seq };
  if (added === 0n) return entry;
  if (entry === null) return own;
  const reached = { at: entry.reachedAt, seq: entry.reachedSeq };
  if (metric === 'multiplier') {
    if (added !== entry.score) return added > entry.score ? own : entry;
    return isBefore(play, reached) ? own : entry;
  }
  const last = isBefore(reached, play) ? play : reached;
  return { score: entry.score + added, reachedAt: last.at, reachedSeq: last.seq };
}

/** The entry of all plays; null: none of them counts. */
export const entryOf = (metric: RaceMetric, plays: Iterable<RacePlay>): RaceEntry | null => {
  let entry: RaceEntry | null = null;
  for (const play of plays) entry = entryAfter(metric, entry, play);
  return entry;
};

/** Whether a score has a place: above nothing, and at least what the race asks for. */
export const isRanked = ({ score }: Pick<RaceEntry, 'score'>, minScore: bigint): boolean =>
  score > 0n && score >= minScore;

/** Order of places: score, then who reached it first, then the account by code units. */
export function compareEntries(
  one: RaceEntry & { accountId: string },
  other: RaceEntry & { accountId: string },
): number {
  if (one.score !== other.score) return one.score > other.score ? -1 : 1;
  const [a, b] = [one, other].map(({ reachedAt: at, reachedSeq: seq }) => ({ at, seq }));
  if (a && b && isBefore(a, b)) return -1;
  if (a && b && isBefore(b, a)) return 1;
  return one.accountId < other.accountId ? -1 : one.accountId > other.accountId ? 1 : 0;
}
