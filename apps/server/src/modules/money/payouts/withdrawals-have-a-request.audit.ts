import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * Money set aside for withdrawals is what open requests ask for. Each request took its money by one
 * journal and ended by one: paid out less the fee, once, or given back; no such journal is without
 * its request. Its time line ends where it stands.
 */
export const withdrawalsHaveARequest: Audit = {
  name: 'withdrawals-have-a-request',
  invariant: 'I13',
  breaches: sql`
    with open_requests as (
      select site_id, player_id, currency, sum(amount_minor) as amount from withdrawals
       where state in ('requested', 'checking', 'approved', 'sent')
       group by site_id, player_id, currency),
    pockets as (
      select site_id, owner_id as player_id, currency, posted, held from ledger_accounts
       where owner_type = 'player' and kind = 'pending_withdrawal'),
    journals as (
      select j.id, j.site_id, j.op_key, j.kind, j.reverses,
             coalesce(sum(e.amount)
               filter (where a.owner_type = 'player' and a.kind = 'cash'), 0) as cash,
             coalesce(sum(e.amount)
               filter (where a.owner_type = 'player' and a.kind = 'pending_withdrawal'), 0)
               as aside,
             coalesce(sum(e.amount) filter (where a.owner_type = 'psp'), 0) as paid,
             coalesce(sum(e.amount)
               filter (where a.owner_type = 'house' and a.kind = 'fees'), 0) as fee,
             min(a.owner_id::text) filter (where a.owner_type = 'player')::uuid as player_id
        from ledger_journals j
        join ledger_entries e on e.journal_id = j.id
        join ledger_accounts a on a.id = e.account_id
       where j.source = 'payout'
       group by j.id)
    select 'set aside' as breach, coalesce(p.player_id, o.player_id)::text as id,
           coalesce(p.posted, 0)::text as detail
      from pockets p
      full join open_requests o on o.site_id = p.site_id and o.player_id = p.player_id
       and o.currency = p.currency
     where coalesce(p.posted, 0) <> coalesce(o.amount, 0) or coalesce(p.held, 0) <> 0
    union all
    select 'request', coalesce(w.id::text, j.op_key), coalesce(w.state, 'no request')
      from withdrawals w
      full join (select * from journals where kind = 'withdrawal') j
        on j.id = w.journal_id and j.site_id = w.site_id and j.player_id = w.player_id
       and j.op_key = w.id || ':requested'
       and j.cash = -w.amount_minor and j.aside = w.amount_minor
     where w.id is null or j.id is null
    union all
    select 'end', coalesce(w.id::text, j.op_key), coalesce(w.state, 'no request')
      from (select * from withdrawals where closing_journal_id is not null) w
      full join (select * from journals where kind <> 'withdrawal') j
        on j.id = w.closing_journal_id and j.site_id = w.site_id and j.player_id = w.player_id
       and j.aside = -w.amount_minor
       and case when w.state = 'paid'
             then j.kind = 'withdrawal.paid' and j.op_key = w.id || ':paid'
              and j.paid = w.amount_minor - w.fee_minor and j.fee = w.fee_minor and j.cash = 0
             else j.kind = 'withdrawal.returned' and j.op_key = w.id || ':returned'
              and j.reverses = w.journal_id and j.cash = w.amount_minor end
     where w.id is null or j.id is null
    union all
    select 'time line', w.id::text, w.state
      from withdrawals w
     where w.state is distinct from (select t.state from withdrawal_timeline t
            where t.withdrawal_id = w.id order by t.seq desc limit 1)`,
};
