/**
 * What the guards of the ledger do: they refuse edits, unbalanced journals, foreign or unbacked
 * entries (migrations/ledger/guards.sql.ts has the triggers).
 */
export const ledgerGuardFunctions = `
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is forbidden: the ledger only grows', tg_op, tg_table_name
    using errcode = '23001';
end $$;

create function ledger_follow_chart() returns trigger language plpgsql as $$
begin
  select k.may_go_negative, k.deferred into new.may_go_negative, new.deferred
    from ledger_account_kinds k
   where k.owner_type = new.owner_type
     and new.kind not like '%:'
     and k.kind in (new.kind, split_part(new.kind, ':', 1) || ':')
     and coalesce(k.currency, new.currency) = new.currency;
  if not found or (new.owner_type = 'player')
    = (new.owner_id = '00000000-0000-0000-0000-000000000000') then
    raise exception 'the chart of accounts has no % account of kind % in % for owner %',
      new.owner_type, new.kind, new.currency, new.owner_id using errcode = 'P0404';
  end if;
  if new.posted <> 0 or new.held <> 0 or new.version <> 0 then
    raise exception 'an account opens empty' using errcode = 'P0422';
  end if;
  return new;
end $$;
create function ledger_check_entry() returns trigger language plpgsql as $$
begin
  perform from ledger_journals j, ledger_accounts a
    where j.id = new.journal_id and a.id = new.account_id
      and j.created_tx = pg_current_xact_id()
      and a.site_id = j.site_id and a.currency = j.currency
      and case when a.deferred then new.account_version is null and new.balance_after is null
               else new.account_version = a.version and new.balance_after = a.posted end;
  if not found then
    raise exception
      'entry of journal % does not fit account %: site, currency, balance or age of the journal',
        new.journal_id, new.account_id using errcode = 'P0422';
  end if;
  return new;
end $$;
create function ledger_check_journal() returns trigger language plpgsql as $$
declare
  v_entries bigint;
  v_sum numeric;
begin
  select count(*), coalesce(sum(e.amount), 0) into v_entries, v_sum
    from ledger_entries e where e.journal_id = new.id;
  if v_sum <> 0 or (v_entries < 2 and new.kind <> 'refused') then
    raise exception 'journal % has % entries with sum %', new.id, v_entries, v_sum
      using errcode = 'P0422', constraint = 'ledger_journals_balanced';
  end if;
  if new.reverses is not null and ledger_reversal_differs(new.id, new.reverses) then
    raise exception 'journal % is not the exact reversal of %', new.id, new.reverses
      using errcode = 'P0422', constraint = 'ledger_journals_balanced';
  end if;
  return null;
end $$;

create function ledger_reversal_differs(p_journal bigint, p_reverses bigint) returns boolean
language sql stable as $$
  select exists (
    (select r.account_id, r.amount from ledger_entries r where r.journal_id = p_journal
     except all
     select o.account_id, -o.amount from ledger_entries o where o.journal_id = p_reverses)
    union all
    (select o.account_id, -o.amount from ledger_entries o where o.journal_id = p_reverses
     except all
     select r.account_id, r.amount from ledger_entries r where r.journal_id = p_journal))
$$;
`;
