import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A player's open_bet and open_bonus hold the stakes of their unsettled bets without what was
 * cashed out, each its part, nothing more and nothing less.
 */
export const betsHoldTheirStakes: Audit = {
  name: 'bets-hold-their-stakes',
  invariant: 'I11',
  breaches: sql`
    with open_bets as (
      select site_id, player_id, currency, part.kind, sum(part.amount) as stakes
        from bets
        cross join lateral (values ('open_bet', stake_minor - cashed_stake_minor
          - (bonus_minor - cashed_bonus_minor)), ('open_bonus',
            bonus_minor - cashed_bonus_minor)) part (kind, amount)
       where status in ('pending', 'accepted') group by site_id, player_id, currency, part.kind),
    held as (
      select site_id, owner_id as player_id, currency, kind, posted
        from ledger_accounts where owner_type = 'player' and kind in ('open_bet', 'open_bonus'))
    select site_id, player_id, currency, kind, coalesce(stakes, 0)::text as stakes,
      coalesce(posted, 0)::text as held
      from open_bets full join held using (site_id, player_id, currency, kind)
     where coalesce(stakes, 0) <> coalesce(posted, 0)`,
};
