import { inTransaction, type Executor } from '@pavilion/database';
import { compareEntries, prizeOfPlace, type RaceEntry } from '@pavilion/rewards/races';
import type { ServerContext } from '../../../context.ts';
import { forEachApart } from '../../../each-apart.ts';
import { readPlayersOfPlays, settlementsCommittedBy } from '../turnover/index.ts';
import { countAnew, keptEntries, type CountedRace } from './count-entries.service.ts';
import { inChunks } from './in-chunks.ts';
import { clearRaceEntries, writeRaceEntries } from './race-entry.store.ts';
import { insertResults, readContestants } from './race-result.store.ts';
import { ruleOfRace } from './race-rule.ts';
import {
  allowLongReading,
  lockRace,
  markRanked,
  markStopped,
  readDueRaces,
  type RaceRow,
} from './race.store.ts';
import { racesOfSite } from './races-of-site.service.ts';

type Contestant = RaceEntry & { playerId: string; accountId: string };

/**
 * Decides the places of every race whose end and freeze are over, from the settlements themselves.
 * May be killed and repeated, and run by several processes: each race is ranked once. Gives how
 * many it ranked.
 */
export async function endRaces(context: ServerContext): Promise<number> {
  const by = settlementsCommittedBy(context.clock.now());
  const due = await readDueRaces(context.database.db, by);
  return forEachApart('races', due, (row) => endRace(context, row));
}

function endRace(context: ServerContext, found: RaceRow): Promise<boolean> {
  return inTransaction(context.database, async (executor) => {
    const row = await lockRace(executor, found);
    const site = context.sites.byId(found.siteId);
    if (!row || !site) return false;
    const items = await racesOfSite(context, site.id, executor);
    const item = items.find(({ code }) => code === row.itemCode);
    if (!item) throw new Error(`the item of the race ${row.raceCode} is gone`);
    await allowLongReading(executor);
    const ranking = await rankAnew(context, executor, { site, item, row });
    if (ranking.length === 0 && item.stoppedAt !== null) {
      await markStopped(executor, row, context.clock.now());
      return true;
    }
    await keepRanking(executor, { site, item, row }, ranking);
    await markRanked(executor, row, context.clock.now());
    return true;
  });
}

/** Everybody with a place, best first; players of the computer and closed accounts take none. */
async function rankAnew(
  context: ServerContext,
  executor: Executor,
  race: CountedRace,
): Promise<Contestant[]> {
  const { site, item, row } = race;
  const { minScore } = ruleOfRace(item, site);
  const now = context.clock.now();
  const wanted = { siteId: site.id, from: row.startsAt, to: row.endsAt };
  const ranking: Contestant[] = [];
  for (const players of inChunks(await readPlayersOfPlays(executor, wanted))) {
    const contestants = await readContestants(executor, site.id, players);
    const counted = await countAnew(executor, race, [...contestants.keys()], { now });
    for (const [playerId, entry] of keptEntries(counted, minScore))
      if (entry?.isRanked)
        ranking.push({ ...entry, playerId, accountId: contestants.get(playerId) ?? '' });
  }
  return ranking.sort(compareEntries);
}

/** What the standing shows from now on, and what each place wins. */
async function keepRanking(
  executor: Executor,
  { item, row }: CountedRace,
  ranking: readonly Contestant[],
): Promise<void> {
  await clearRaceEntries(executor, row);
  for (const chunk of inChunks(ranking)) {
    const entries = chunk.map(
      ({ playerId, score, reachedAt, reachedSeq }) =>
        [playerId, { score, reachedAt, reachedSeq, isRanked: true }] as const,
    );
    await writeRaceEntries(executor, row, new Map(entries));
  }
  const results = ranking.flatMap(({ playerId, score, reachedAt }, at) => {
    const prize = prizeOfPlace(item.fields.prizes, at + 1);
    return prize ? [{ place: at + 1, playerId, score, reachedAt, prize }] : [];
  });
  await insertResults(executor, row, results);
}
