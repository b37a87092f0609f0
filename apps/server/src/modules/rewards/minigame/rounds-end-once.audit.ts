import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A round with tokens that is over has one journal of its end, an open one none, and every such
 * journal its round; a prize that is more than tokens has its claim, and every such claim its round
 * (B10).
 */
export const minigameRoundsEndOnce: Audit = {
  name: 'minigame-rounds-end-once',
  invariant: 'B10',
  breaches: sql`
    select 'round without its end' as breach, m.id::text as detail
      from minigame_rounds m
     where (m.state = 'settled') <> exists (select from ledger_journals j
       where j.site_id = m.site_id
       and j.source = 'minigame' and j.op_key = m.id || ':end')
    union all
    select 'end without its round', j.id::text
      from ledger_journals j
     where j.source = 'minigame'
       and not exists (select from minigame_rounds m where m.site_id = j.site_id
         and m.id::text = split_part(j.op_key, ':', 1))
    union all
    select 'round without its prize', m.id::text
      from minigame_rounds m
     where m.prize ->> 'kind' not in ('none', 'token')
       and not exists (select from reward_claims c where c.site_id = m.site_id
         and c.item_code = m.item_code
         and c.source = 'minigame' and c.claim_key = m.id::text and c.prize = m.prize)
    union all
    select 'prize without its round', c.id::text
      from reward_claims c
     where c.source = 'minigame'
       and not exists (select from minigame_rounds m where m.site_id = c.site_id
         and m.id::text = c.claim_key
         and m.state = 'settled' and m.prize = c.prize)`,
};
