import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/** A player's open_bet account holds the stakes of his unsettled bets, nothing more and nothing less. */
export const betsHoldTheirStakes: Audit = {
  name: 'bets-hold-their-stakes',
  invariant: 'I11',
  breaches: sql`
    with open_bets as (
      select site_id, player_id, currency, sum(stake_minor) as stakes
        from bets where status = 'accepted' group by site_id, player_id, currency),
    held as (
      select site_id, owner_id as player_id, currency, posted
        from ledger_accounts where owner_type = 'player' and kind = 'open_bet')
    select site_id, player_id, currency, coalesce(stakes, 0)::text as stakes, coalesce(posted, 0)::text as held
      from open_bets full join held using (site_id, player_id, currency)
     where coalesce(stakes, 0) <> coalesce(posted, 0)`,
};
