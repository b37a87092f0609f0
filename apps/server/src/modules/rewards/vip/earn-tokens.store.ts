import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { reachesLevel } from './standing.store.ts';

/** Turnover that has earned no token yet and is enough for one. */
export interface OpenTurnover {
  siteId: string;
  playerId: string;
  /** Turnover since sign-up that has earned its tokens. */
  earnedMinor: bigint;
  openMinor: bigint;
  perTokenMinor: bigint;
}

/**
 * Active players of these sites with turnover for at least one token at the rate of their level.
 */
export async function readOpenTurnover(
  executor: Executor,
  asked: { siteIds: readonly string[]; after: string; limit: number },
): Promise<OpenTurnover[]> {
  const { rows } = await sql<OpenTurnover>`
    select s.site_id as "siteId", s.player_id as "playerId",
           s.token_turnover_minor as "earnedMinor", s.total_turnover_minor
             - s.token_turnover_minor as "openMinor", rate.per_token as "perTokenMinor"
      from player_stats s
      join players p on p.id = s.player_id and p.site_id = s.site_id and p.status = 'ACTIVE'
      cross join lateral (
        select l.turnover_per_token_minor as per_token from vip_levels l
         where l.site_id = s.site_id and ${reachesLevel} order by l.level desc limit 1) rate
     where s.site_id = any (${asked.siteIds}::uuid[]) and s.player_id > ${asked.after}::uuid
       and s.total_turnover_minor - s.token_turnover_minor >= rate.per_token
     order by s.player_id limit ${asked.limit}`.execute(executor);
  return rows;
}

/** Notes turnover as earned; false when somebody did so since it was read. */
export async function markEarned(
  executor: Executor,
  { siteId, playerId, earnedMinor }: OpenTurnover,
  untilMinor: bigint,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('player_stats')
    .set({ token_turnover_minor: untilMinor })
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('token_turnover_minor', '=', earnedMinor)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From now on turnover earns: what was turned over before earns nothing. */
export async function beginEarning(executor: Executor, siteId: string): Promise<void> {
  await sql`update player_stats set token_turnover_minor = greatest(total_turnover_minor,
    token_turnover_minor)
     where site_id = ${siteId}::uuid`.execute(executor);
}
