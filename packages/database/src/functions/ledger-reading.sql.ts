/** Balances, and the summing of deferred lines that keeps reading house balances cheap. */
export const ledgerReadingSql = `
create function ledger_balance(
  p_site uuid, p_owner text, p_owner_id uuid, p_kind text, p_currency text
) returns bigint language sql stable as $$
  select coalesce((
    select a.posted - a.held + case when a.deferred then
             (select coalesce(sum(d.amount), 0) from ledger_deltas d where d.account_id = a.id)
           else 0 end
      from ledger_accounts a
     where a.owner_id = coalesce(p_owner_id, '00000000-0000-0000-0000-000000000000')
       and a.kind = p_kind and a.currency = p_currency
       and a.site_id = p_site and a.owner_type = p_owner), 0)::bigint
$$;
comment on function ledger_balance is
  'what may be spent: posted less held, 0 for an account that was never used';

create function ledger_roll_up() returns bigint language sql as $$
  with taken as (delete from ledger_deltas returning account_id, amount),
  sums as (select account_id, sum(amount)::bigint as amount from taken group by account_id),
  applied as (
    update ledger_accounts a set posted = a.posted + s.amount
      from sums s where a.id = s.account_id returning a.id)
  select count(*) from applied
$$;
comment on function ledger_roll_up is
  'moves ledger_deltas into ledger_accounts.posted; gives the number of accounts touched';
`;
