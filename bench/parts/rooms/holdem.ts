import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { cutCommitOf } from '@pavilion/games/table/holdem/index';
import { inTurns } from '../../lib/in-turns.ts';
import { good } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import { scaled, type Figure } from '../../lib/report.ts';
import { costOf, timed, type RoomBench } from './room-bench.ts';

const tableMost = 500;
/** So many tables have a person beside the computers, whose actions are timed. */
const peopleMost = 100;
const aimMs = 100;
const lookEveryMs = 400;

/** Opens so many tables of play money whose seats computers take. */
export async function prepareHoldem({
  database,
  site,
  scale,
}: Pick<RoomBench, 'database' | 'site' | 'scale'>): Promise<void> {
  await sql`insert into poker_tables (id, site_id, name, currency, terms, is_play_money, computers,
    created_at)
    select gen_random_uuid(), t.site_id, 'Bench ' || n, t.currency, t.terms, true, t.computers,
      t.created_at
      from (select * from poker_tables where site_id = ${site.id}::uuid and is_play_money
        order by computers desc limit 1) t,
        generate_series(1, ${scaled(tableMost, { scale })}::integer) n`.execute(database.db);
}

interface Mine {
  table_id: string;
  seed_awaited: number | null;
  legal: { can_check: boolean } | null;
}

/**
 * Tables of hold'em with computers at all of them and a guest at some: hands a second, and how long
 * an action takes.
 */
export async function benchHoldem(bench: RoomBench): Promise<Figure[]> {
  const { ask, database, site } = bench;
  const tables = await database.db
    .selectFrom('poker_tables')
    .select('id')
    .where('site_id', '=', site.id)
    .where('name', 'like', 'Bench %')
    .execute();
  // Who looks keeps the computers there.
  const look = () =>
    inTurns(tables, 16, async ({ id }) => {
      await ask('/api/poker/table_state', { table_id: id });
    });
  await look();
  const people = scaled(peopleMost, bench);
  const actMs: number[] = [];
  let hands = 0;
  const handsNow = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from poker_hands
      where site_id = ${site.id}::uuid`.execute(database.db);
    return rows[0]?.count ?? 0;
  };
  const runMs = 1_000 * Math.max(bench.seconds, 30);
  const endsAt = performance.now() + runMs;
  const cost = await costOf(bench.server, async () => {
    const before = await handsNow();
    const guests = inTurns(tables.slice(0, people), people, ({ id }) =>
      playAs(bench, id, endsAt, actMs),
    );
    while (performance.now() < endsAt) {
      await look();
      await sleep(10_000);
    }
    await guests;
    hands = (await handsNow()) - before;
  });
  const p99 = percentile(actMs, 99);
  return [
    {
      name: `action of hold'em p99, ${tables.length} tables with computers`,
      ...{ value: p99, unit: 'ms', aim: `${aimMs} ms`, isMet: p99 <= aimMs },
      detail: {
        p50Ms: Math.round(percentile(actMs, 50)),
        actions: actMs.length,
        handsPerSecond: (hands / cost.seconds).toFixed(1),
        processors: cost.processors.toFixed(2),
        memoryMiB: cost.memoryMiB,
      },
    },
  ];
}

/** A guest who shows seeds in time and checks or calls at every turn. */
async function playAs(
  { ask }: RoomBench,
  tableId: string,
  endsAt: number,
  actMs: number[],
): Promise<void> {
  let seed = randomBytes(32).toString('hex');
  const terms = await good<{ table: { buy_in_min: string } }>(ask, '/api/poker/table_state', {
    table_id: tableId,
  });
  const sat = await ask('/api/poker/sit', {
    ...{ table_id: tableId, buy_in: terms.table.buy_in_min, commit: cutCommitOf(seed) },
  });
  const { demo_id } = sat.body as { demo_id?: string };
  if (sat.status !== 200 || demo_id === undefined) return;
  const me = { demo_id, table_id: tableId };
  while (performance.now() < endsAt) {
    const { body } = await ask('/api/poker/seats_mine', { demo_id });
    const mine = (body as { value?: Mine[] }).value?.find((one) => one.table_id === tableId);
    if (typeof mine?.seed_awaited === 'number') {
      const next = randomBytes(32).toString('hex');
      const shown = { hand_no: mine.seed_awaited, seed, next_commit: cutCommitOf(next) };
      if ((await ask('/api/poker/seed', { ...me, ...shown })).status === 200) seed = next;
    }
    if (mine?.legal) {
      const state = await ask('/api/poker/table_state', { table_id: tableId });
      const { hand } = state.body as { hand: { hand_no: number; step: number } | null };
      const action = mine.legal.can_check ? 'check' : 'call';
      await timed(actMs, () => ask('/api/poker/act', { ...me, ...pick(hand), action }));
    }
    await sleep(lookEveryMs);
  }
}

const pick = (hand: { hand_no: number; step: number } | null) => ({
  hand_no: hand?.hand_no ?? 0,
  step: hand?.step ?? 0,
});
