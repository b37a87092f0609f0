import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * The journal of a bet takes its stake from its player's pockets, each its part; the journal of a settlement gives the stake up and
 * pays the payout, to cash its share rounded down.
 */
export const betsMoveWhatTheySay: Audit = {
  name: 'bets-move-what-they-say',
  invariant: 'I9',
  breaches: sql`
    with moved as (
      select j.id, j.site_id, j.op_key, j.currency, a.owner_id as player_id,
             coalesce(sum(n.amount) filter (where a.kind = 'cash'), 0) as cash,
             coalesce(sum(n.amount) filter (where a.kind = 'bonus'), 0) as bonus,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bet'), 0) as open_bet,
             coalesce(sum(n.amount) filter (where a.kind = 'open_bonus'), 0) as open_bonus
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id
       where j.source = 'sports' and a.owner_type = 'player'
       group by j.id, a.owner_id)
    select 'stake' as breach, b.id as bet_id, b.stake_minor::text as detail
      from bets b
      left join moved m on m.site_id = b.site_id and m.op_key = b.id::text and m.player_id = b.player_id
       and m.currency = b.currency and m.open_bet = b.stake_minor - b.bonus_minor and m.open_bonus = b.bonus_minor
       and m.cash = -m.open_bet and m.bonus = -m.open_bonus
     where m.id is null
    union all
    select 'payout', b.id, s.payout_minor::text
      from bet_settlements s join bets b on b.id = s.bet_id
      left join moved m on m.id = s.journal_id and m.site_id = b.site_id and m.player_id = b.player_id
       and m.currency = b.currency and m.open_bet = b.bonus_minor - b.stake_minor and m.open_bonus = -b.bonus_minor
       and m.cash = s.payout_minor * (b.stake_minor - b.bonus_minor) / b.stake_minor and m.bonus = s.payout_minor - m.cash
     where m.id is null`,
};
