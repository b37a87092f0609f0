import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Cash that rewards, converted bonuses and messages gave a player in [from, to), minor units. */
export async function readReceived(
  executor: Executor,
  asked: { siteId: string; playerId: string; from: Date; to: Date },
): Promise<bigint> {
  const { siteId, playerId, from, to } = asked;
  const { rows } = await sql<{ received: bigint }>`
    select (
      coalesce((select sum(c.cost_minor) from reward_claims c
        where c.player_id = ${playerId}::uuid and c.site_id = ${siteId}::uuid
          and c.prize ->> 'kind' = 'cash'
          and c.created_at >= ${from}::timestamptz and c.created_at < ${to}::timestamptz), 0)
      + coalesce((select sum(b.converted_minor) from bonuses b
        where b.player_id = ${playerId}::uuid and b.site_id = ${siteId}::uuid
          and b.ended_at >= ${from}::timestamptz and b.ended_at < ${to}::timestamptz), 0)
      + coalesce((select sum(i.reward_minor) from inbox_items i
        where i.player_id = ${playerId}::uuid and i.site_id = ${siteId}::uuid
          and i.reward_kind = 'cash'
          and i.claimed_at >= ${from}::timestamptz and i.claimed_at < ${to}::timestamptz), 0)
    )::bigint as received`.execute(executor);
  return rows[0]?.received ?? 0n;
}
