import { sql } from 'kysely';
import { inTransaction } from '@pavilion/database';
import { publishItems } from '@pavilion/server/testing/campaigns';
import type { PlayerContext } from '@pavilion/server/http/request-context';
import { ownRace } from '@pavilion/server/modules/rewards/races/race-mine.service';
import { standingOfRace } from '@pavilion/server/modules/rewards/races/race-standing.service';
import {
  writeRaceEntries,
  type KeptEntry,
} from '@pavilion/server/modules/rewards/races/race-entry.store';
import { findRace, type RaceRow } from '@pavilion/server/modules/rewards/races/race.store';
import type { TestServer } from '@pavilion/test-kit';
import { percentile } from '../lib/percentile.ts';
import type { Figure } from '../lib/report.ts';
import { crowdCount, fill } from './rewards-prepare.ts';

const reads = 1000;
const updates = 300;
/** So many players settle in what one count reads. */
const playersPerUpdate = 100;
const placeAimMs = 10;
const race_code = 'bench-race';

/**
 * A race with a million ranked players: reading one's own place and the standing, and moving
 * players in it.
 */
export async function benchRace(server: TestServer): Promise<Figure[]> {
  const race = await fillRace(server);
  const site = server.context.sites.byId(server.sites.alpha);
  if (!site) throw new Error('no site');
  const { rows: crowd } = await server.context.database.withoutTimeouts((db) =>
    sql<{ id: string }>`select id from bench_crowd order by n`.execute(db),
  );
  const idOf = (n: number): string => crowd[n - 1]?.id ?? '';
  // Numbers that lie all over the crowd, each time the same.
  const numberAt = (turn: number): number => 1 + ((turn * 7_919_777) % crowdCount);
  const asked = (id: string) =>
    ({
      ...{ server: server.context, site, now: server.context.clock.now() },
      player: { id, accountId: '', sessionId: '' },
    }) as unknown as PlayerContext;
  const mineMs: number[] = [];
  const standingMs: number[] = [];
  for (let turn = 0; turn < reads; turn += 1) {
    const context = asked(idOf(numberAt(turn)));
    mineMs.push(await timed(() => ownRace(context, { race_code } as never)));
    standingMs.push(await timed(() => standingOfRace(context, { race_code, limit: 50 })));
  }
  const updateMs: number[] = [];
  for (let turn = 0; turn < updates; turn += 1) {
    const entries = new Map<string, KeptEntry>();
    for (let at = 0; at < playersPerUpdate; at += 1) {
      const n = numberAt(turn * playersPerUpdate + at);
      const score = BigInt(1 + ((n * 31 + turn) % 5_000_000));
      const reachedAt = new Date(race.startsAt.getTime() + turn);
      entries.set(idOf(n), { score, reachedAt, reachedSeq: BigInt(turn), isRanked: true });
    }
    updateMs.push(
      await timed(() =>
        inTransaction(server.context.database, (executor) =>
          writeRaceEntries(executor, race, entries),
        ),
      ),
    );
  }
  return [
    { ...figure('own place in a race of 1,000,000', mineMs), ...aimed(percentile(mineMs, 99)) },
    figure('first page of its standing', standingMs),
    figure(`moving ${playersPerUpdate} players in it, one transaction`, updateMs),
  ];
}

const aimed = (p99Ms: number) => ({ aim: `below ${placeAimMs} ms`, isMet: p99Ms < placeAimMs });

const figure = (name: string, took: readonly number[]): Figure => ({
  name: `${name}, p99, PostgreSQL`,
  ...{ value: percentile(took, 99), unit: 'ms' },
  detail: { p50Ms: percentile(took, 50).toFixed(2), count: took.length },
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** A race of the first site that the whole crowd is ranked in, with buckets of a thousand. */
async function fillRace(server: TestServer): Promise<RaceRow> {
  const now = server.context.clock.now().getTime();
  const hourMs = 60 * 60 * 1000;
  await publishItems(server, 'bench-races', [
    {
      ...{ kind: 'race', code: race_code, metric: 'turnover', entry: 'auto' },
      starts_at: new Date(now - hourMs).toISOString(),
      ends_at: new Date(now + 24 * hourMs).toISOString(),
      prizes: [{ from: 1, to: 10, prize: { kind: 'cash', amount: '10.00' } }],
    },
  ]);
  await server.runJob('count-races');
  const race = await findRace(server.context.database.db, server.sites.alpha, race_code);
  if (!race) throw new Error('the race did not open');
  await fill(server, async (db) => {
    await sql`insert into race_entries (race_id, site_id, player_id, score, reached_at, reached_seq,
      is_ranked)
    select ${race.id}::uuid, ${race.siteId}::uuid, c.id, 1 + (c.n::bigint * 7919777) % 5000000,
           ${race.startsAt}::timestamptz + c.n * interval '1 millisecond', c.n, true
      from bench_crowd c`.execute(db);
    await sql`delete from race_buckets where race_id = ${race.id}::uuid`.execute(db);
    await sql`insert into race_buckets (race_id, site_id, from_rank, from_at, from_seq, players)
    select ${race.id}::uuid, ${race.siteId}::uuid,
           case when b.bucket = 0 then -9223372036854775808 else b.rank end,
           case when b.bucket = 0 then '-infinity' else b.reached_at end,
           case when b.bucket = 0 then 0 else b.reached_seq end, b.players
      from (select distinct on (x.bucket) x.bucket, x.rank, x.reached_at, x.reached_seq,
                   (count(*) over (partition by x.bucket))::integer as players
              from (select -e.score as rank, e.reached_at, e.reached_seq,
                           (row_number() over (order by -e.score, e.reached_at, e.reached_seq) - 1)
                             / 1000 as bucket
                      from race_entries e where e.race_id = ${race.id}::uuid) x
             order by x.bucket, x.rank, x.reached_at, x.reached_seq) b`.execute(db);
  });
  await server.context.database.withoutTimeouts((db) =>
    sql`analyze race_entries, race_buckets`.execute(db),
  );
  return race;
}
