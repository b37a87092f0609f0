import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Every prize of a tournament has one journal: its amount from the promotion fund to its player's cash. No such journal is without
 * its result. Each place of an ended edition got what its series promises, and places have no gap. Players of the computer take none.
 */
export const prizesArePaidOnce: Audit = {
  name: 'prizes-are-paid-once',
  invariant: 'tournaments',
  breaches: sql`
    with payments as (
      select j.id, j.site_id, j.op_key, j.currency,
             min(a.owner_id::text) filter (where a.owner_type = 'player')::uuid as owner_id,
             coalesce(sum(n.amount) filter (where a.owner_type = 'player' and a.kind = 'cash'), 0) as credit,
             coalesce(sum(n.amount) filter (where a.owner_type = 'house' and a.kind = 'promo_fund'), 0) as cost
        from ledger_journals j
        join ledger_entries n on n.journal_id = j.id
        join ledger_accounts a on a.id = n.account_id
       where j.source = 'tournament'
       group by j.id)
    select 'payment' as breach, coalesce(r.edition_id || ':' || r.place, p.op_key) as detail
      from (select r.*, s.currency from tournament_results r join sites s on s.id = r.site_id where r.prize_minor > 0) r
      full join payments p on p.id = r.journal_id and p.site_id = r.site_id and p.currency = r.currency
       and p.op_key = r.edition_id || ':' || r.place and p.owner_id = r.player_id
       and p.credit = r.prize_minor and p.cost = -r.prize_minor
     where r.edition_id is null or p.id is null
    union all
    select 'prize', r.edition_id || ':' || r.place
      from tournament_results r
      join tournament_editions e on e.id = r.edition_id
      join tournament_series s on s.id = e.series_id
     where e.ended_at is null or r.prize_minor <> coalesce((s.prizes_minor ->> (r.place - 1))::bigint, 0)
    union all
    select 'computer', r.edition_id || ':' || r.place
      from tournament_results r join players p on p.id = r.player_id and p.site_id = r.site_id and p.is_computer
    union all
    select 'places', edition_id::text from tournament_results group by edition_id having max(place) <> count(*)`,
};
