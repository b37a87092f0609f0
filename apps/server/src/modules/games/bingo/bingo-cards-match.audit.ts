import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Cards of a game stand in the order of sale without a gap, each leaf is the hash of what it says,
 * what a game counted is what was sold, a purchase that is over was paid what its cards won and
 * that is what the wallet moved, a game that is over has none open and paid what it says, and
 * games of play money are those that purses hold cards of.
 */
export const bingoCardsMatch: Audit = {
  name: 'bingo-cards-match',
  invariant: 'I10',
  breaches: sql`
    with sold as (
      select c.game_id, count(*)::integer as cards, max(c.seq) as highest,
             sum(c.stake_minor)::bigint as stakes, sum(c.payout_minor)::bigint as paid,
             count(distinct coalesce(c.player_id, c.demo_id))::integer as players
        from bingo_cards c group by c.game_id)
    select 'counted' as breach, g.id::text as game, g.card_count::text as detail
      from bingo_games g left join sold s on s.game_id = g.id
     where (g.card_count, g.card_count, g.sales_minor, g.player_count)
       <> (coalesce(s.cards, 0), coalesce(s.highest, 0), coalesce(s.stakes, 0),
         coalesce(s.players, 0))
    union all
    select 'paid', g.id::text, g.paid_minor::text from bingo_games g join sold s on s.game_id = g.id
     where g.paid_minor is not null and g.paid_minor <> s.paid
    union all
    select 'leaf', c.game_id::text, c.id::text from bingo_cards c
     where c.leaf_hash <> lottery_leaf_hash(bingo_leaf_text(c))
    union all
    select 'open', g.id::text, b.id::text from bingo_purchases b
      join bingo_games g on g.id = b.game_id and g.site_id = b.site_id
     where g.state = 'settled' and b.state = 'open'
    union all
    select 'won', c.game_id::text, c.id::text from bingo_cards c
     where c.payout_minor <> (select coalesce(sum((w ->> 'amount_minor')::bigint), 0)
       from jsonb_array_elements(c.wins) w)
    union all
    select 'cards', b.game_id::text, b.id::text from bingo_purchases b
     where (b.card_count, b.stake_minor) <> (select count(*)::integer,
       coalesce(sum(c.stake_minor), 0)::bigint from bingo_cards c
             where c.purchase_id = b.id and c.site_id = b.site_id)
        or (b.state = 'settled' and b.payout_minor <> (select coalesce(sum(c.payout_minor), 0)
          from bingo_cards c
             where c.purchase_id = b.id and c.site_id = b.site_id))
    union all
    select 'wallet', b.game_id::text, b.id::text
      from bingo_purchases b
      left join wallet_rounds r on r.site_id = b.site_id and r.provider_code = 'PAVILION'
        and r.round_id = b.id::text
     where b.demo_id is null and (r.round_id is null
       or (b.state = 'settled' and (r.staked_minor <> b.stake_minor
         or r.returned_minor <> b.payout_minor or r.finished_at is null))
       or (b.state = 'refunded' and (r.staked_minor <> 0 or r.returned_minor <> 0)))
    union all
    select 'holder', b.game_id::text, b.id::text from bingo_purchases b
      join bingo_games g on g.id = b.game_id and g.site_id = b.site_id
     where g.is_play_money <> (b.demo_id is not null)
        or exists (select from bingo_cards c where c.purchase_id = b.id and c.site_id = b.site_id
          and (c.player_id, c.demo_id) is distinct from (b.player_id, b.demo_id))`,
};
