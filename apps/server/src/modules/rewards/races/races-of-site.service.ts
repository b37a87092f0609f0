import type { Executor } from '@pavilion/database';
import { editionAt, type RaceEdition } from '@pavilion/rewards/races';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { itemsOfSite, stateOfItem } from '../campaigns/index.ts';
import type { RaceItem } from './race-rule.ts';
import { findRace, readRaces, type RaceRow } from './race.store.ts';

/** An edition of a race; without a row nothing is counted in it yet. */
export interface HeldEdition {
  item: RaceItem;
  edition: RaceEdition;
  row: RaceRow | null;
}

const dayMs = 24 * 60 * 60 * 1000;
/** So long a race that is over stays on the list. */
const shownDays = 7;

/** Every race of a site, over or not, in the order of campaigns and files. */
export async function racesOfSite(
  context: ServerContext,
  siteId: string,
  executor: Executor = context.database.db,
): Promise<RaceItem[]> {
  const items = await itemsOfSite(context, siteId, executor);
  return items.flatMap(({ fields, ...item }) =>
    fields.kind === 'race' ? [{ ...item, fields }] : [],
  );
}

/** The edition of a race at an instant; null outside of its time. */
export const editionOfItem = (item: RaceItem, zone: string, instant: Date): RaceEdition | null => {
  const { code, startsAt, endsAt, fields } = item;
  return editionAt({ code, startsAt, endsAt, repeat: fields.repeat }, zone, instant);
};

/**
 * The edition that runs, or of a race that is yet to begin the first one; null: over, or stopped
 * before it began.
 */
export function nextEdition(item: RaceItem, zone: string, now: Date): RaceEdition | null {
  if (item.stoppedAt !== null) return null;
  const at = stateOfItem(item, now) === 'soon' ? item.startsAt : now;
  return editionOfItem(item, zone, at);
}

/** What a site's list of races shows: what runs, what ended in the last days, what comes. */
export async function editionsOfSite(
  context: ServerContext,
  site: Site,
  now: Date,
): Promise<HeldEdition[]> {
  const items = await racesOfSite(context, site.id);
  const since = new Date(now.getTime() - shownDays * dayMs);
  const rows = await readRaces(context.database.db, site.id, since);
  const kept = rows.flatMap((row) => {
    const item = items.find(({ code }) => code === row.itemCode);
    return item ? [{ item, edition: editionOf(row), row }] : [];
  });
  const known = new Set(rows.map(({ raceCode }) => raceCode));
  const coming = items.flatMap((item) => {
    const edition = nextEdition(item, site.timeZone, now);
    return edition && !known.has(edition.code) ? [{ item, edition, row: null }] : [];
  });
  const isOver = ({ edition }: HeldEdition): boolean => edition.endsAt <= now;
  const all: HeldEdition[] = [...kept, ...coming];
  // What runs and comes first, the one that ends first first and of two that everybody is in; then
  // what is over, the newest first.
  return [
    ...all.filter((one) => !isOver(one)).toSorted(byEnd),
    ...all.filter(isOver).toSorted((one, other) => byEnd(other, one)),
  ];
}

const byEnd = (one: HeldEdition, other: HeldEdition): number =>
  one.edition.endsAt.getTime() - other.edition.endsAt.getTime() || isJoined(one) - isJoined(other);

const isJoined = ({ item }: HeldEdition): number => Number(item.fields.entry === 'join');

const editionOf = ({ raceCode, startsAt, endsAt }: RaceRow): RaceEdition => ({
  ...{ code: raceCode, startsAt, endsAt },
});

/** The edition of a code; null where the site has none. */
export async function findEdition(
  context: ServerContext,
  site: Site,
  code: string,
  executor: Executor = context.database.db,
): Promise<HeldEdition | null> {
  const now = context.clock.now();
  const items = await racesOfSite(context, site.id, executor);
  const row = await findRace(executor, site.id, code);
  if (row) {
    const item = items.find((one) => one.code === row.itemCode);
    return item ? { item, edition: editionOf(row), row } : null;
  }
  for (const item of items) {
    const edition = nextEdition(item, site.timeZone, now);
    if (edition?.code === code) return { item, edition, row: null };
  }
  return null;
}
