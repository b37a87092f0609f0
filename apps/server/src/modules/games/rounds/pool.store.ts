import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import { poolsFrom, type RoundPools } from '@pavilion/games';

export type RoundPoolsRow = Selectable<Tables['round_pools']>;

/** What was bet alike on a round, and paid for it by now; minor units. */
export interface LineSum {
  params: Record<string, unknown>;
  stake_minor: bigint;
  payout_minor: bigint;
}

/** A round, and whether its table takes play money alone: then that is what lies in its pools. */
export interface OfPools {
  siteId: string;
  roundId: string;
  isPlayMoney: boolean;
}

const ticketsOf = ({ isPlayMoney }: OfPools) =>
  sql.table(isPlayMoney ? 'demo_tickets' : 'game_rounds');

/** The bets of a round without those that were taken back, equal ones together. */
export async function readLineSums(executor: Executor, of: OfPools): Promise<LineSum[]> {
  const { siteId, roundId } = of;
  const { rows } = await sql<LineSum>`
    select line -> 'params' as params, sum((line ->> 'stake_minor')::bigint)::bigint as stake_minor,
           coalesce(sum((line ->> 'payout_minor')::bigint), 0)::bigint as payout_minor
      from ${ticketsOf(of)} b, jsonb_array_elements(b.lines) as line
     where b.shared_round_id = ${roundId}::uuid and b.site_id = ${siteId}::uuid
       and b.state <> 'refunded'
     group by 1 order by 1`.execute(executor);
  return rows;
}

/** How many tickets a round sold, and for how much. */
export async function readSales(
  executor: Executor,
  of: OfPools,
): Promise<{ count: number; minor: bigint }> {
  const { siteId, roundId } = of;
  const { rows } = await sql<{ count: number; minor: bigint }>`
    select count(*)::integer as count, coalesce(sum(b.stake_minor), 0)::bigint as minor
      from ${ticketsOf(of)} b
     where b.shared_round_id = ${roundId}::uuid and b.site_id = ${siteId}::uuid
       and b.state <> 'refunded'`.execute(executor);
  return rows[0] ?? { count: 0, minor: 0n };
}

/** Keeps the entropy of a closed round that has none; the one that stands then. */
export async function keepRoundEntropy(
  executor: Executor,
  { roundId, seen, entropy }: { roundId: string; seen: string | null; entropy: string | null },
): Promise<string | null> {
  const row = await executor
    .updateTable('shared_rounds')
    .set({ entropy_block: seen, entropy: sql<string>`coalesce(entropy, ${entropy}::text)` })
    .where('id', '=', roundId)
    .where('phase', '=', 'running')
    .returning('entropy')
    .executeTakeFirst();
  return row?.entropy ?? null;
}

/** Writes what the pools of a round hold that closes. */
export async function insertRoundPools(
  executor: Executor,
  row: Pick<
    RoundPoolsRow,
    | 'round_id'
    | 'site_id'
    | 'game_code'
    | 'product'
    | 'currency'
    | 'gross_minor'
    | 'seed_minor'
    | 'is_void'
    | 'is_play_money'
    | 'closed_at'
  > & { pools: RoundPools },
): Promise<void> {
  await executor
    .insertInto('round_pools')
    .values({ ...row, pools: jsonText(textsOf(row.pools)) })
    .execute();
}

/**
 * What the pools of a round held and paid; null: its betting is open, or the house is the other
 * side.
 */
export async function readRoundPools(
  executor: Executor,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<RoundPoolsRow | null> {
  const row = await executor
    .selectFrom('round_pools')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes where the money of a round's pools went. */
export async function endRoundPools(
  executor: Executor,
  roundId: string,
  {
    dividends,
    ...ended
  }: Pick<RoundPoolsRow, 'paid_minor' | 'seed_paid_minor' | 'takeout_minor' | 'breakage_minor'> & {
    ended_at: Date;
    dividends: Record<string, Record<string, string> | null>;
  },
): Promise<void> {
  await executor
    .updateTable('round_pools')
    .set({ ...ended, dividends: jsonText(dividends) })
    .where('round_id', '=', roundId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Pools as they are kept. */
export const keptPools = (row: Pick<RoundPoolsRow, 'pools'>): RoundPools =>
  poolsFrom(
    Object.entries(row.pools).flatMap(([pool, stakes]) =>
      Object.entries(stakes).map(([key, minor]) => ({ pool, key, stakeMinor: BigInt(minor) })),
    ),
  );

const textsOf = (pools: RoundPools): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...pools].map(([pool, stakes]) => [
      pool,
      Object.fromEntries([...stakes].map(([key, minor]) => [key, minor.toString()])),
    ]),
  );
