import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { TestServer } from '@pavilion/test-kit';
import { percentile } from '../lib/percentile.ts';
import type { Figure } from '../lib/report.ts';

const aimPercent = 10;
/** Rounds of each way, taken by turns in blocks: a machine that others use too drifts. */
const blocks = 20;
const roundsPerBlock = 100;
const median = 50;

/** What stands in the place of the counting door: nothing is logged, nothing is counted. */
const nothing = `create or replace function count_settled(s settled_plays, p_bonus bonuses)
returns void language plpgsql as
  $$ begin end $$`;

/**
 * A round that is staked and settled in one move, with and without what counts it: the median of
 * each, by turns.
 */
export async function benchCounters(server: TestServer): Promise<Figure[]> {
  const { db } = server.context.database;
  const player = await server.signUpPlayer();
  await server.fund(player, 1_000_000_000n);
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('count_settled'::regproc) as text`.execute(db);
  const counting = rows[0]?.text ?? '';
  const settle = async (): Promise<number> => {
    const id = randomUUID();
    const moves = [
      { kind: 'debit', tx: `${id}s`, amount: '100' },
      { kind: 'credit', tx: `${id}c`, ref: `${id}s`, amount: '90', finished: true },
    ];
    const startedMs = performance.now();
    await sql`select wallet_move(${server.sites.alpha}::uuid, 'PAVILION', ${player.id}::uuid, 'PHP',
      'hashgame', 'dice', ${id},
      ${JSON.stringify(moves)}::jsonb, ${server.context.clock.now()}::timestamptz)`.execute(db);
    return performance.now() - startedMs;
  };
  const took = { with: [] as number[], without: [] as number[] };
  for (let block = 0; block < blocks * 2; block += 1) {
    const way = block % 2 === 0 ? 'with' : 'without';
    await sql.raw(way === 'with' ? counting : nothing).execute(db);
    // The first of a block plans anew on every connection.
    for (let warm = 0; warm < 10; warm += 1) await settle();
    for (let round = 0; round < roundsPerBlock; round += 1) took[way].push(await settle());
  }
  await sql.raw(counting).execute(db);
  const withMs = percentile(took.with, median);
  const withoutMs = percentile(took.without, median);
  const added = (100 * (withMs - withoutMs)) / withoutMs;
  return [
    {
      name: 'what counters add to a settlement, PostgreSQL with fsync',
      ...{ value: added, unit: '%', aim: `below ${aimPercent} %`, isMet: added < aimPercent },
      detail: {
        withMs: withMs.toFixed(3),
        withoutMs: withoutMs.toFixed(3),
        rounds: took.with.length,
      },
    },
  ];
}
