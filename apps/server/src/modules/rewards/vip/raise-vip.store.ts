import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { reachesLevel } from './standing.store.ts';

/** A level a player reached and was not told of. */
export interface ReachedLevel {
  siteId: string;
  playerId: string;
  level: number;
  name: string;
}

/**
 * On these sites, notes the levels reached since the last look as told and gives each of them, the
 * lower first; a new level begins a new cycle. Two processes never take the same: the row of the
 * player is locked.
 */
export async function takeReachedLevels(
  executor: Executor,
  asked: { siteIds: readonly string[]; now: Date; limit: number },
): Promise<ReachedLevel[]> {
  const { rows } = await sql<ReachedLevel>`
    with risen as (
      select s.player_id, s.site_id, s.told_level, (
               select max(l.level) from vip_levels l where l.site_id = s.site_id
                 and ${reachesLevel}) as level
        from player_stats s
       where s.site_id = any (${asked.siteIds}::uuid[])
         and exists (select from vip_levels l where l.site_id = s.site_id and l.level > s.told_level
           and ${reachesLevel})
       order by s.player_id limit ${asked.limit} for update skip locked),
    told as (
      update player_stats s set told_level = risen.level,
             vip_cycle_started_at = ${asked.now}::timestamptz,
             vip_cycle_deposit_minor = s.total_deposit_minor,
             vip_cycle_turnover_minor = s.total_turnover_minor
        from risen where s.player_id = risen.player_id)
    select risen.site_id as "siteId", risen.player_id as "playerId", l.level, l.name
      from risen join vip_levels l on l.site_id = risen.site_id and l.level > risen.told_level
        and l.level <= risen.level
     order by risen.player_id, l.level`.execute(executor);
  return rows;
}
