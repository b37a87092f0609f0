import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A journal that settles a batch is the shares of its bets and nothing else: each share is of the
 * bet's own player and the house and sums to zero, so that no player pays another (I17), and
 * account by account the shares add up to what was posted. A settlement that is replaced is taken
 * back: by a journal that is its share the other way round.
 */
export const batchesPayTheirBets: Audit = {
  name: 'batches-pay-their-bets',
  invariant: 'I9, I17',
  breaches: sql`
    with settled as (
      select distinct on (s.bet_id, s.journal_id) s.site_id, s.bet_id, s.journal_id, s.lines,
      b.currency, b.player_id
        from bet_settlements s join bets b on b.id = s.bet_id and b.site_id = s.site_id
       where s.journal_id is not null order by s.bet_id, s.journal_id, s.revision),
    followed as (
      select s.site_id, s.bet_id, s.journal_id, s.reversal_journal_id,
             lag(s.journal_id) over w as earlier_id, lag(s.lines) over w as earlier_lines
        from bet_settlements s window w as (partition by s.bet_id order by s.revision)),
    lines as (
      select s.site_id, s.bet_id, s.journal_id, s.currency, s.player_id, l.owner, l.owner_id,
      l.kind, l.amount
        from settled s cross join lateral jsonb_to_recordset(s.lines)
          as l (owner text, owner_id uuid, kind text, amount bigint)),
    told as (
      select l.site_id, l.journal_id, l.currency, l.owner,
             coalesce(l.owner_id, '00000000-0000-0000-0000-000000000000') as owner_id, l.kind,
             sum(l.amount) as amount
        from lines l group by 1, 2, 3, 4, 5, 6
      union all
      select f.site_id, f.reversal_journal_id, b.currency, l.owner,
             coalesce(l.owner_id, '00000000-0000-0000-0000-000000000000'), l.kind, -sum(l.amount)
        from followed f join bets b on b.id = f.bet_id and b.site_id = f.site_id
        cross join lateral jsonb_to_recordset(f.earlier_lines) as l (owner text, owner_id uuid,
          kind text, amount bigint)
       where f.reversal_journal_id is not null group by 1, 2, 3, 4, 5, 6),
    journals as (
      select s.site_id, s.journal_id from settled s
      union
      select f.site_id, f.reversal_journal_id from followed f
       where f.reversal_journal_id is not null),
    posted as (
      select j.site_id, j.journal_id, a.currency, a.owner_type as owner, a.owner_id, a.kind,
      sum(n.amount) as amount
        from journals j join ledger_entries n on n.journal_id = j.journal_id
        join ledger_accounts a on a.id = n.account_id and a.site_id = j.site_id
       group by 1, 2, 3, 4, 5, 6)
    select 'share' as breach, l.bet_id, sum(l.amount)::text as detail from lines l
     group by l.bet_id, l.journal_id
    having sum(l.amount) <> 0
      or bool_or(l.owner = 'player' and l.owner_id is distinct from l.player_id)
    union all
    select 'unshared', null, j.id::text from ledger_journals j
     where j.source = 'sports' and (j.kind in ('sports.settle', 'sports.reversal')
        or (j.kind = 'sports.void' and j.op_key not like '%:rejected'))
       and not exists (select from journals s where s.journal_id = j.id and s.site_id = j.site_id)
    union all
    select 'not taken back', f.bet_id, f.earlier_id::text from followed f
     where f.earlier_id is not null and (f.reversal_journal_id is null)
       <> (f.journal_id is not distinct from f.earlier_id)
    union all
    select 'journal', null, journal_id::text || ' ' || owner || ' ' || kind
      from told t full join posted p using (site_id, journal_id, currency, owner, owner_id, kind)
     where coalesce(t.amount, 0) <> coalesce(p.amount, 0)`,
};
