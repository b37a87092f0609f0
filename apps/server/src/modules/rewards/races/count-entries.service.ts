import type { Executor } from '@pavilion/database';
import { entryAfter, entryOf, isRanked, raceAdds, type RaceEntry } from '@pavilion/rewards/races';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { factsOf, reasonAgainst } from '../campaigns/index.ts';
import { readWholePlays, type LogRow, type PlayCursor } from '../turnover/index.ts';
import { readRaceEntries, writeRaceEntries, type KeptEntry } from './race-entry.store.ts';
import { ruleOfRace, type RaceItem } from './race-rule.ts';
import { readJoins, readTestAccounts, type RaceRow } from './race.store.ts';

/** An edition that is counted. */
export interface CountedRace {
  site: Site;
  item: RaceItem;
  row: RaceRow;
}

type Entries = Map<string, RaceEntry | null>;

/**
 * From when on each of players counts in a race: its start, in a race to join the moment they did.
 * Who did not, whom the race is not for, and test accounts are left out.
 */
async function countedSince(
  executor: Executor,
  { site, item, row }: CountedRace,
  playerIds: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const { entry, audience } = item.fields;
  const joins =
    entry === 'join' ? await readJoins(executor, site.id, row.raceCode, playerIds) : null;
  const tests = await readTestAccounts(executor, site.id, playerIds);
  const since = new Map<string, Date>();
  for (const playerId of playerIds) {
    if (tests.has(playerId)) continue;
    const from = joins ? joins.get(playerId) : row.startsAt;
    if (!from) continue;
    if (audience) {
      const facts = await factsOf(executor, site, playerId, now);
      if (reasonAgainst(item.fields, facts, now) !== null) continue;
    }
    since.set(playerId, from > row.startsAt ? from : row.startsAt);
  }
  return since;
}

/** What players have in a race by the log itself, up to a place of it; null: nothing. */
export async function countAnew(
  executor: Executor,
  race: CountedRace,
  playerIds: readonly string[],
  { now, until }: { now: Date; until?: PlayCursor },
): Promise<Entries> {
  if (playerIds.length === 0) return new Map();
  const { site, item, row } = race;
  const rule = ruleOfRace(item, site);
  const since = await countedSince(executor, race, playerIds, now);
  const plays = await readWholePlays(executor, {
    ...{ siteId: site.id, playerIds: [...since.keys()], from: row.startsAt, to: row.endsAt },
    ...(until && { until }),
  });
  const byPlayer = Map.groupBy(plays, ({ playerId }) => playerId);
  return new Map(
    playerIds.map((playerId) => {
      const from = since.get(playerId);
      const own = from ? (byPlayer.get(playerId) ?? []) : [];
      const counted = own.flatMap(({ at, seq, play }) => {
        const added = raceAdds(rule, play);
        return added === null || !from || at < from ? [] : [{ added, at, seq }];
      });
      return [playerId, entryOf(rule.metric, counted)];
    }),
  );
}

/**
 * Adds rows of the log to a race; true: it changed. Who had a correction is counted anew up to the
 * batch's last row: what a correction does to a highest multiplier, only the other plays can say.
 */
export async function addToRace(
  context: ServerContext,
  executor: Executor,
  race: CountedRace,
  plays: readonly LogRow[],
  until: PlayCursor,
): Promise<boolean> {
  const { site, item, row } = race;
  const now = context.clock.now();
  const own = plays.filter(
    ({ siteId, countedAt }) =>
      siteId === site.id && countedAt && countedAt >= row.startsAt && countedAt < row.endsAt,
  );
  if (own.length === 0) return false;
  const corrected = new Set(
    own.filter(({ isCorrection }) => isCorrection).map(({ playerId }) => playerId),
  );
  const plain = own.filter(({ playerId }) => !corrected.has(playerId));
  const entries = await added(executor, race, plain, now);
  for (const [playerId, entry] of await countAnew(executor, race, [...corrected], { now, until }))
    entries.set(playerId, entry);
  await writeRaceEntries(executor, row, keptEntries(entries, ruleOfRace(item, site).minScore));
  return entries.size > 0;
}

async function added(
  executor: Executor,
  race: CountedRace,
  plays: readonly LogRow[],
  now: Date,
): Promise<Entries> {
  const { site, item, row } = race;
  const rule = ruleOfRace(item, site);
  const playerIds = [...new Set(plays.map(({ playerId }) => playerId))];
  if (playerIds.length === 0) return new Map();
  const since = await countedSince(executor, race, playerIds, now);
  const entries: Entries = new Map();
  const before = await readRaceEntries(executor, row, [...since.keys()]);
  for (const { playerId, countedAt: at, seq, play } of plays) {
    const from = since.get(playerId);
    const worth = raceAdds(rule, play);
    if (!from || !at || at < from || worth === null) continue;
    const entry = entries.get(playerId) ?? before.get(playerId) ?? null;
    entries.set(playerId, entryAfter(rule.metric, entry, { added: worth, at, seq }));
  }
  return entries;
}

/** Entries with whether they have a place. */
export const keptEntries = (entries: Entries, minScore: bigint): Map<string, KeptEntry | null> =>
  new Map(
    [...entries].map(([playerId, entry]) => [
      playerId,
      entry && {
        score: entry.score,
        reachedAt: entry.reachedAt,
        reachedSeq: entry.reachedSeq,
        isRanked: isRanked(entry, minScore),
      },
    ]),
  );
