import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

/** Whether a deposit of the player was credited since a moment. */
export async function hasDepositedSince(
  executor: Executor,
  { siteId, playerId }: Owner,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from deposits d where d.site_id = ${siteId}::uuid
      and d.player_id = ${playerId}::uuid
      and d.credited_at >= ${since}::timestamptz) as has`.execute(executor);
  return rows[0]?.has ?? false;
}

/** Turnover of a player from cash stakes that counted since a moment, minor units. */
export async function readTurnoverSince(
  executor: Executor,
  { siteId, playerId }: Owner,
  since: Date,
): Promise<bigint> {
  const { rows } = await sql<{ turnover: bigint }>`
    select coalesce(sum(s.cash_minor), 0)::bigint as turnover from settled_plays s
     where s.site_id = ${siteId}::uuid and s.player_id = ${playerId}::uuid
       and s.counted_at >= ${since}::timestamptz`.execute(executor);
  return rows[0]?.turnover ?? 0n;
}
