import type { ServerContext } from '../../../context.ts';
import { readBelow } from './race-place.store.ts';
import { placeView } from './race-view.ts';
import type { RaceRow } from './race.store.ts';
import { racesOfSite } from './races-of-site.service.ts';

/** As many as a notice between processes takes. */
const leadersTold = 10;

/** Tells the open pages of races who leads them now. */
export async function tellStandings(
  context: ServerContext,
  rows: readonly RaceRow[],
): Promise<void> {
  const { db } = context.database;
  const changed = new Map(rows.map((row) => [row.id, row]));
  const countedAt = context.clock.now().toISOString();
  for (const row of changed.values()) {
    const site = context.sites.byId(row.siteId);
    const items = site ? await racesOfSite(context, site.id) : [];
    const item = items.find(({ code }) => code === row.itemCode);
    if (!site || !item) continue;
    const leaders = await readBelow(db, row, null, leadersTold);
    await context.publisher.pass(db, [
      {
        siteId: site.id,
        topic: `race:${row.raceCode}`,
        name: 'race.standing',
        data: {
          race_code: row.raceCode,
          counted_at: countedAt,
          leaders: leaders.map((entry, at) => placeView(item, site, entry, at + 1)),
        },
      },
    ]);
  }
}
