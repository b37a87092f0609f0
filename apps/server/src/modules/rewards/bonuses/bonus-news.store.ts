import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A bonus whose player is to be told of it, with the language of his account (BCP 47). */
export interface BonusNews {
  siteId: string;
  playerId: string;
  bonusId: string;
  language: string;
}

/** Takes news for this transaction, a bonus once however often it changed. */
export async function takeBonusNews(executor: Executor, limit: number): Promise<BonusNews[]> {
  const { rows } = await sql<BonusNews>`
    with taken as (
      delete from bonus_news where id in (
        select id from bonus_news limit ${limit}::integer for update skip locked)
      returning site_id, player_id, bonus_id)
    select distinct t.site_id as "siteId", t.player_id as "playerId", t.bonus_id as "bonusId",
      p.language
      from taken t join players p on p.id = t.player_id and p.site_id = t.site_id
     order by t.site_id, t.player_id, t.bonus_id`.execute(executor);
  return rows;
}
