import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

interface OpenTotals {
  count: number;
  /** Without what was cashed out. */
  stakeMinor: bigint;
  potentialMinor: bigint;
}

export async function readOpenTotals(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<OpenTotals> {
  const { rows } = await sql<OpenTotals>`
    select count(*)::integer as count, coalesce(sum(b.stake_minor - b.cashed_stake_minor),
           0)::bigint as "stakeMinor",
           coalesce(sum(b.potential_minor - div(b.potential_minor::numeric * b.cashed_unit_minor,
             b.unit_stake_minor)), 0)::bigint
             as "potentialMinor"
      from bets b where b.site_id = ${siteId}::uuid and b.player_id = ${playerId}::uuid
       and b.status in ('pending', 'accepted')`.execute(executor);
  return rows[0] ?? { count: 0, stakeMinor: 0n, potentialMinor: 0n };
}

/**
 * How many bets were settled since the player last looked, or since then; counted up to so many.
 */
export async function countUnseen(
  executor: Executor,
  { siteId, playerId }: Owner,
  since: Date,
  atMost: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from bets b
       where b.player_id = ${playerId}::uuid and b.site_id = ${siteId}::uuid
         and b.status <> 'cashed-out'
         and b.settled_at > greatest(${since}::timestamptz, (
         select l.seen_at from bet_looks l where l.player_id = ${playerId}::uuid
           and l.site_id = ${siteId}::uuid))
       limit ${atMost}) unseen`.execute(executor);
  return rows[0]?.count ?? 0;
}

export async function writeLook(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('bet_looks')
    .values({ player_id: playerId, site_id: siteId, seen_at: now })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ seen_at: now }))
    .execute();
}
