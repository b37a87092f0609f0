import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every settled bet and every closed round counts once, with what its row says: the rows of its
 * settlements and corrections add up to it, and to nothing where the stake came back or was cashed
 * out.
 */
export const settledPlaysMatch: Audit = {
  name: 'settled-plays-match',
  invariant: 'I19',
  breaches: sql`
    with counted as (
      select site_id, coalesce(provider_code, 'sportsbook') as source, ref, player_id,
             count(*) filter (where kind = 'settled') as firsts,
             sum(cash_minor + bonus_minor) as stake, sum(bonus_minor) as bonus,
             sum(payout_cash_minor + payout_bonus_minor) as payout
        from settled_plays group by 1, 2, 3, 4),
    plays as (
      select site_id, 'sportsbook' as source, id::text as ref, player_id,
             case when is_counted then stake_minor - cashed_stake_minor else 0 end as stake,
             case when is_counted then bonus_minor - cashed_bonus_minor else 0 end as bonus,
             case when is_counted then payout_minor else 0 end as payout
        from bets where revision > 0
      union all
      select site_id, provider_code, round_id, player_id, staked_minor, bonus_staked_minor,
        returned_minor
        from wallet_rounds where finished_at is not null
      union all
      select site_id, 'PAVILION', hand_id::text, player_id, stake_minor, 0, payout_minor
        from poker_hand_players)
    select 'play' as breach, coalesce(p.source, c.source) || '/' || coalesce(p.ref, c.ref) as detail
      from plays p full join counted c using (site_id, source, ref, player_id)
     where p.ref is null or coalesce(c.stake, 0) <> p.stake or coalesce(c.bonus, 0) <> p.bonus
       or coalesce(c.payout, 0) <> p.payout
        or (c.ref is not null and c.firsts <> 1)`,
};
