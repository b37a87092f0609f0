import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A level a player reached and was not told of. */
export interface ReachedLevel {
  siteId: string;
  playerId: string;
  level: number;
  name: string;
}

/**
 * On these sites, notes the levels reached since the last look as told and gives each of them, the lower first. Two processes never take the same: the row
 * of the player is locked.
 */
export async function takeReachedLevels(
  executor: Executor,
  siteIds: readonly string[],
  limit: number,
): Promise<ReachedLevel[]> {
  const { rows } = await sql<ReachedLevel>`
    with risen as (
      select s.player_id, s.site_id, s.told_level, (
               select max(l.level) from vip_levels l
                where l.site_id = s.site_id and s.total_deposit_minor >= l.deposit_required_minor
                  and s.total_turnover_minor >= l.turnover_required_minor) as level
        from player_stats s
       where s.site_id = any (${siteIds}::uuid[]) and exists (select from vip_levels l
                      where l.site_id = s.site_id and l.level > s.told_level
                        and s.total_deposit_minor >= l.deposit_required_minor
                        and s.total_turnover_minor >= l.turnover_required_minor)
       order by s.player_id limit ${limit} for update skip locked),
    told as (
      update player_stats s set told_level = risen.level from risen where s.player_id = risen.player_id)
    select risen.site_id as "siteId", risen.player_id as "playerId", l.level, l.name
      from risen join vip_levels l on l.site_id = risen.site_id and l.level > risen.told_level and l.level <= risen.level
     order by risen.player_id, l.level`.execute(executor);
  return rows;
}
