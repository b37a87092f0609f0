import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The pocket `minigame` holds the stakes of open rounds and tokens that wait for their time, and
 * nothing else (B11).
 */
export const tokensAreWhereTheyWait: Audit = {
  name: 'tokens-are-where-they-wait',
  invariant: 'B11',
  breaches: sql`
    with waiting as (
      select w.site_id, w.player_id, sum(w.tokens) as tokens
        from (select m.site_id, m.player_id, m.cost as tokens from minigame_rounds m
          where m.state = 'open'
              union all
              select t.site_id, t.player_id, t.tokens from token_releases t
               where t.released_at is null) w
       group by w.site_id, w.player_id),
    pockets as (
      select a.site_id, a.owner_id as player_id, sum(a.posted) as tokens from ledger_accounts a
       where a.owner_type = 'player' and a.kind = 'minigame' group by a.site_id, a.owner_id)
    select 'frozen tokens' as breach, coalesce(p.player_id, w.player_id)::text as detail
      from pockets p full join waiting w on w.site_id = p.site_id and w.player_id = p.player_id
     where coalesce(p.tokens, 0) <> coalesce(w.tokens, 0)`,
};
