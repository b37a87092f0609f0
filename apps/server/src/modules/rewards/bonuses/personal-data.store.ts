import { sql, type RawBuilder } from 'kysely';

/** What counted towards a player's bonuses, a row each as it stands. */
export const bonusProgressOf = ({
  siteId,
  playerId,
}: {
  siteId: string;
  playerId: string;
}): RawBuilder<unknown> => sql`
  select to_jsonb(x) as row from bonus_progress x join bonuses b on b.id = x.bonus_id
   where b.player_id = ${playerId}::uuid and b.site_id = ${siteId}::uuid order by x.seq`;
