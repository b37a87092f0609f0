import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * Players of a site whose friends' play has brought at least a minor unit and who were paid nothing
 * of it on this date.
 */
export async function readDueShares(
  executor: Executor,
  asked: { siteId: string; itemCode: string; date: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select a.player_id as "playerId" from reward_accruals a
     where a.site_id = ${asked.siteId}::uuid and a.item_code = ${asked.itemCode}
       and div(a.accrued_e8, 100000000) > a.claimed_minor
       and not exists (select from reward_claims c
         where c.player_id = a.player_id and c.site_id = a.site_id and c.item_code = a.item_code
           and c.source = 'reward' and c.local_date >= ${asked.date}::date)
     order by a.player_id limit ${asked.limit}`.execute(executor);
  return rows.map(({ playerId }) => playerId);
}
