import { sql, type RawBuilder } from 'kysely';

/** How a player came by another's link, without who that was. */
export const referralOf = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
  select to_jsonb(r) - 'referrer_id' as row from referrals r
   where r.player_id = ${playerId}::uuid and r.site_id = ${siteId}::uuid`;
