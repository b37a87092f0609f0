import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { reachesLevel } from '../vip/index.ts';

export interface FactsRow {
  phone: string;
  createdAt: Date;
  level: number;
  depositCount: number;
  lastSeenAt: Date;
  affiliateCode: string | null;
}

/** What of a player decides about rewards; null where the site has no such player. */
export async function readFacts(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
): Promise<FactsRow | null> {
  const { rows } = await sql<FactsRow>`
    select p.phone, p.created_at as "createdAt",
           coalesce((select max(l.level) from vip_levels l where l.site_id = p.site_id
           and ${reachesLevel}), 0) as level, coalesce(s.deposit_count, 0) as "depositCount",
           greatest(p.created_at, p.last_login_at,
             (select max(x.last_seen_at) from sessions x where x.player_id = p.id)) as "lastSeenAt",
           p.attribution ->> 'affiliate_code' as "affiliateCode"
      from players p left join player_stats s on s.player_id = p.id and s.site_id = p.site_id
     where p.id = ${playerId}::uuid and p.site_id = ${siteId}::uuid`.execute(executor);
  return rows[0] ?? null;
}
