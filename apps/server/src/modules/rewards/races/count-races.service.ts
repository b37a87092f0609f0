import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { inChunks } from './in-chunks.ts';
import {
  lockPlayCursor,
  movePlayCursor,
  readPlayersOfPlays,
  readPlaysAfter,
  type PlayCursor,
} from '../turnover/index.ts';
import { addToRace, countAnew, keptEntries, type CountedRace } from './count-entries.service.ts';
import { openBuckets, writeRaceEntries } from './race-entry.store.ts';
import { ruleOfRace } from './race-rule.ts';
import { insertRace, lockCountingRaces, moveEnd, noteCounted, type RaceRow } from './race.store.ts';
import { editionOfItem, racesOfSite } from './races-of-site.service.ts';

const cursorName = 'races';
const rowsMax = 1000;

interface Counted {
  /** Rows of the log that were read. */
  rows: number;
  /** Holdings whose standing changed. */
  changed: RaceRow[];
}

/**
 * Opens the editions whose time has come and adds what was settled since the last count, with the
 * place in the log in one transaction: killed or run twice at once, nothing is counted twice and
 * nothing is left out.
 */
export async function countRaces(context: ServerContext): Promise<Counted> {
  return inTransaction(context.database, async (executor) => {
    const cursor = await lockPlayCursor(executor, cursorName);
    if (!cursor) return { rows: 0, changed: [] };
    const opened = await openRaces(context, executor, cursor);
    // What is read now was settled before this moment, or is read by the next count.
    const now = context.clock.now();
    const plays = await readPlaysAfter(executor, cursor, rowsMax);
    const last = plays.at(-1);
    const races = await countingRaces(context, executor);
    const changed: RaceRow[] = [];
    if (last) {
      for (const race of races)
        if (await addToRace(context, executor, race, plays, last)) changed.push(race.row);
      await movePlayCursor(executor, cursorName, last);
    }
    const ids = races.map(({ row }) => row.id);
    // A full batch leaves the rest to the next one: what it shows is not of now yet.
    if (ids.length > 0 && plays.length < rowsMax) await noteCounted(executor, ids, now);
    return { rows: plays.length, changed: [...opened, ...changed] };
  });
}

/** Holdings that count, with their items; an end that the operator moved is moved here. */
async function countingRaces(context: ServerContext, executor: Executor): Promise<CountedRace[]> {
  const races: CountedRace[] = [];
  for (const row of await lockCountingRaces(executor)) {
    const site = context.sites.byId(row.siteId);
    const items = site ? await racesOfSite(context, site.id, executor) : [];
    const item = items.find(({ code }) => code === row.itemCode);
    if (!site || !item) continue;
    // One that was stopped may have been closed before its time.
    const isStopped = item.stoppedAt !== null;
    const edition = isStopped ? null : editionOfItem(item, site.timeZone, row.startsAt);
    const endsAt = edition?.code === row.raceCode ? edition.endsAt : row.endsAt;
    if (endsAt.getTime() !== row.endsAt.getTime()) await moveEnd(executor, row, endsAt);
    races.push({ site, item, row: { ...row, endsAt } });
  }
  return races;
}

/** Editions that this process found open, by site and code: they are not opened again. */
const openBy = new WeakMap<ServerContext, Set<string>>();
const openMost = 10_000;

function openEditions(context: ServerContext): Set<string> {
  const known = openBy.get(context) ?? new Set<string>();
  openBy.set(context, known);
  if (known.size > openMost) known.clear();
  return known;
}

/**
 * Opens the editions whose time has come; what was settled in them before is counted from the log.
 */
async function openRaces(
  context: ServerContext,
  executor: Executor,
  until: PlayCursor,
): Promise<RaceRow[]> {
  const now = context.clock.now();
  const opened: RaceRow[] = [];
  const isOpen = openEditions(context);
  for (const site of context.sites.all())
    for (const item of await racesOfSite(context, site.id, executor)) {
      const edition = item.stoppedAt === null ? editionOfItem(item, site.timeZone, now) : null;
      const key = `${site.id}/${edition?.code}`;
      if (!edition || isOpen.has(key)) continue;
      const row = {
        id: context.ids.next(),
        siteId: site.id,
        itemCode: item.code,
        raceCode: edition.code,
        startsAt: edition.startsAt,
        endsAt: edition.endsAt,
        freezeMinutes: item.fields.freeze_minutes ?? 0,
        countedAt: now,
      };
      if (!(await insertRace(executor, row))) {
        isOpen.add(key);
        continue;
      }
      const race: CountedRace = { site, item, row: { ...row, state: 'running' } };
      await openBuckets(executor, row);
      await countSoFar(executor, race, { now, until });
      opened.push(race.row);
    }
  return opened;
}

async function countSoFar(
  executor: Executor,
  race: CountedRace,
  upTo: { now: Date; until: PlayCursor },
): Promise<void> {
  const { site, item, row } = race;
  const wanted = { siteId: site.id, from: row.startsAt, to: row.endsAt };
  const { minScore } = ruleOfRace(item, site);
  for (const players of inChunks(await readPlayersOfPlays(executor, wanted))) {
    const entries = await countAnew(executor, race, players, upTo);
    await writeRaceEntries(executor, row, keptEntries(entries, minScore));
  }
}
