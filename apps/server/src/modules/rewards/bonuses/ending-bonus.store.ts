import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface EndingBonus {
  id: string;
  siteId: string;
  playerId: string;
  templateCode: string;
  currency: string;
  isOffered: boolean;
  endsAt: Date;
  leftMinor: bigint;
}

/**
 * Takes bonuses of active players that end within a day, or within the last quarter of a shorter
 * life, each once. Who is in a pause is left alone.
 */
export async function takeEndingBonuses(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<EndingBonus[]> {
  const { rows } = await sql<EndingBonus>`
    with ending as (
      select b.id, coalesce(b.expires_at, b.claim_until) as ends_at from bonuses b
        join players p on p.id = b.player_id and p.site_id = b.site_id
       where b.state in ('active', 'offered') and b.warned_at is null and p.status = 'ACTIVE'
         and not p.is_computer
         and coalesce(p.time_out_until, ${now}::timestamptz) <= ${now}::timestamptz
         and coalesce(b.expires_at, b.claim_until) > ${now}::timestamptz
         and coalesce(b.expires_at, b.claim_until) - least(interval '1 day',
           (coalesce(b.expires_at, b.claim_until) - coalesce(b.activated_at, b.created_at)) / 4)
             <= ${now}::timestamptz
       order by b.id limit ${limit}::integer for no key update of b skip locked)
    update bonuses b set warned_at = ${now}::timestamptz from ending e where b.id = e.id
    returning b.id, b.site_id as "siteId", b.player_id as "playerId",
      b.template_code as "templateCode", b.currency,
      b.state = 'offered' as "isOffered", e.ends_at as "endsAt",
      b.required_minor - least(b.required_minor, b.counted_minor) as "leftMinor"`.execute(executor);
  return rows;
}
