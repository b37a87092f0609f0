import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The account of each table has what its seats have, nothing once the last player has left, and no
 * other account holds chips. Rake is what hands say, and of no hand more than it; each hand's
 * players put in what was won and raked.
 */
export const tableHoldsItsChips: Audit = {
  name: 'table-holds-its-chips',
  invariant: 'I21',
  breaches: sql`
    with escrows as (
      select site_id, currency, substr(kind, length('escrow:') + 1) as table_id, posted
        from ledger_accounts where owner_type = 'house' and kind like 'escrow:%'),
    chips as (
      select t.site_id, t.currency, t.id::text as table_id, t.is_play_money,
             coalesce(sum(s.chips_minor) filter (where s.player_id is not null), 0)::bigint as chips
        from poker_tables t left join poker_seats s on s.table_id = t.id and s.site_id = t.site_id
       group by t.site_id, t.currency, t.id, t.is_play_money),
    rakes as (
      select j.site_id, j.ref ->> 'poker_hand_id' as hand_id, sum(e.amount)::bigint as raked
        from ledger_journals j
        join ledger_entries e on e.journal_id = j.id
        join ledger_accounts a on a.id = e.account_id and a.owner_type = 'house'
          and a.kind = 'rake:poker'
       where j.kind = 'poker.rake'
       group by 1, 2),
    played as (
      select h.site_id, h.id::text as hand_id, h.rake_minor, h.pot_minor,
             coalesce(sum(p.stake_minor), 0)::bigint as staked,
             coalesce(sum(p.payout_minor), 0)::bigint as paid
        from poker_hands h left join poker_hand_players p on p.hand_id = h.id
          and p.site_id = h.site_id
       where not h.is_play_money
       group by h.site_id, h.id, h.rake_minor, h.pot_minor)
    select 'chips' as breach, coalesce(c.table_id, e.table_id) as detail
      from chips c full join escrows e using (site_id, currency, table_id)
     where coalesce(c.chips, 0) <> coalesce(e.posted, 0)
        or (c.is_play_money and coalesce(c.chips, 0) <> 0)
    union all
    select 'rake', coalesce(p.hand_id, r.hand_id)
      from (select * from played where rake_minor > 0) p full join rakes r using (site_id, hand_id)
     where coalesce(p.rake_minor, 0) <> coalesce(r.raked, 0)
    union all
    select 'hand', hand_id from played where staked <> paid + rake_minor or staked <> pot_minor`,
};
