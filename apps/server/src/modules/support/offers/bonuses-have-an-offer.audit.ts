import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/** What is in a player's bonus pocket is what his active offers give him. No site makes offers, so every pocket is empty. */
export const bonusesHaveAnOffer: Audit = {
  name: 'bonuses-have-an-offer',
  invariant: 'I12',
  breaches: sql`
    select id, site_id, owner_id as player_id, currency, posted::text as balance
      from ledger_accounts
     where owner_type = 'player' and kind = 'bonus' and (posted <> 0 or held <> 0)`,
};
