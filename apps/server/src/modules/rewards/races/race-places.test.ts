import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction, type Database } from '@pavilion/database';
import { describeOnBothEngines } from '@pavilion/test-kit';
import { createBettingWorld } from '../../../testing/betting-world.ts';
import { raceBucketsHoldTheirEntries } from './race-buckets-hold-their-entries.audit.ts';
import { openBuckets, writeRaceEntries, type KeptEntry } from './race-entry.store.ts';
import { countRanked, readPlace } from './race-place.store.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const crowd = 5_000;

describeOnBothEngines('places of a race', (openFresh) => {
  let database: Database;
  let race: { id: string; siteId: string };
  let playerIds: string[];
  beforeAll(async () => {
    database = await openFresh();
    const { siteId, addPlayer } = await createBettingWorld(database);
    const first = await addPlayer(100n);
    race = { id: first, siteId };
    playerIds = Array.from(
      { length: crowd },
      (_, at) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`,
    );
    // Places look at entries alone: players and the race itself need not be there.
    await inTransaction(database, async (executor) => {
      await sql`alter table race_entries drop constraint race_entries_player_id_fkey,
        drop constraint race_entries_race_id_fkey`.execute(executor);
      await sql`alter table race_buckets drop constraint race_buckets_race_id_fkey`.execute(
        executor,
      );
      await openBuckets(executor, race);
    });
  });

  it('are those of a sorted list, after any moves, with a third of all tied', async () => {
    const held = new Map<string, KeptEntry>();
    const random = fc.sample(fc.integer({ min: 0, max: 1_000_000 }), crowd * 2);
    const entryAt = (at: number): KeptEntry => {
      const luck = random[at] ?? 0;
      const score = luck % 3 === 0 ? 777n : BigInt(luck % 5_000) + 1n;
      const reachedAt = new Date(now.getTime() + (luck % 50) * 1000);
      return { score, reachedAt, reachedSeq: BigInt(at), isRanked: luck % 11 !== 0 };
    };
    const write = (entries: Map<string, KeptEntry | null>) =>
      inTransaction(database, (executor) => writeRaceEntries(executor, race, entries));
    for (const [at, id] of playerIds.entries()) held.set(id, entryAt(at));
    await write(new Map(held));
    const moved = playerIds.slice(0, 700).map((id, at) => [id, entryAt(crowd + at)] as const);
    for (const [id, entry] of moved) held.set(id, entry);
    await write(new Map(moved));
    const gone = playerIds.slice(700, 900);
    for (const id of gone) held.delete(id);
    await write(new Map(gone.map((id) => [id, null])));
    const order = [...held.values()]
      .filter(({ isRanked }) => isRanked)
      .toSorted(
        (one, other) =>
          Number(other.score - one.score) ||
          one.reachedAt.getTime() - other.reachedAt.getTime() ||
          Number(one.reachedSeq - other.reachedSeq),
      );
    expect(await countRanked(database.db, race)).toBe(order.length);
    for (let at = 0; at < order.length; at += 97) {
      const entry = order[at];
      if (entry) expect(await readPlace(database.db, race, entry)).toBe(at + 1);
    }
    const { rows } = await raceBucketsHoldTheirEntries.breaches.execute(database.db);
    expect(rows).toEqual([]);
    const { rows: buckets } = await sql<{ players: number }>`
      select players from race_buckets where race_id = ${race.id}::uuid`.execute(database.db);
    expect(buckets.length).toBeGreaterThan(2);
    expect(Math.max(...buckets.map(({ players }) => players))).toBeLessThanOrEqual(2_000);
  });
});
