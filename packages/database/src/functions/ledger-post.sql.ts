/** The one door for money: opens accounts of the chart, moves, and remembers the request. */
export const ledgerPostSql = `
create function ledger_open_account(
  p_site uuid, p_owner text, p_owner_id uuid, p_kind text, p_currency text
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into ledger_accounts (site_id, owner_type, owner_id, kind, currency, may_go_negative,
    deferred)
  values (p_site, p_owner, p_owner_id, p_kind, p_currency, false, false)
  on conflict on constraint ledger_accounts_one_per_owner do nothing
  returning id into v_id;
  if v_id is null then
    select a.id into v_id from ledger_accounts a
     where a.owner_id = p_owner_id and a.kind = p_kind and a.currency = p_currency
       and a.site_id = p_site and a.owner_type = p_owner;
  end if;
  return v_id;
end $$;

create function ledger_refuse_reused_key(p_source text, p_key text) returns void
language plpgsql as $$
begin
  raise exception 'key % of % was used for another request', p_key, p_source
    using errcode = 'P0409';
end $$;

create function ledger_post(
  p_site uuid, p_source text, p_key text, p_kind text, p_hash bytea, p_currency text,
  p_lines jsonb, p_ref jsonb default '{}', p_reverses bigint default null
) returns table (journal_id bigint, replayed boolean) language plpgsql as $$
#variable_conflict use_column
declare
  v_journal bigint;
  v_hash bytea := coalesce(p_hash,
    sha256(convert_to(concat_ws('|', p_kind, p_currency, p_reverses, p_lines::text), 'UTF8')));
  v_known_hash bytea;
  v_line record;
  v_account bigint;
  v_opened bigint;
  v_deferred boolean;
  v_posted bigint;
  v_version bigint;
  v_seq smallint := 0;
  v_sum bigint := 0;
begin
  insert into ledger_journals (site_id, source, op_key, kind, currency, request_hash, ref, reverses)
  values (p_site, p_source, p_key, p_kind, p_currency, v_hash, p_ref, p_reverses)
  on conflict on constraint ledger_journals_one_per_key do nothing
  returning id into v_journal;

  if v_journal is null then
    select j.id, j.request_hash into v_journal, v_known_hash from ledger_journals j
     where j.site_id = p_site and j.source = p_source and j.op_key = p_key;
    if v_known_hash is distinct from v_hash then
      perform ledger_refuse_reused_key(p_source, p_key);
    end if;
    return query select v_journal, true;
    return;
  end if;

  -- One order for every journal, the owner's key itself, so that two of them never wait for each
  -- other.
  for v_line in
    select x.owner, coalesce(x.owner_id, '00000000-0000-0000-0000-000000000000') as owner_id,
           x.kind, x.amount
      from rows from (jsonb_to_recordset(p_lines)
             as (owner text, owner_id uuid, kind text, amount bigint)) with ordinality
             as x (owner, owner_id, kind, amount, position)
     order by x.owner <> 'player', x.owner collate "C", x.owner_id, x.kind collate "C", x.position
  loop
    v_seq := v_seq + 1;
    v_sum := v_sum + v_line.amount;
    v_account := null;
    v_opened := null;
    v_deferred := false;

    if v_line.owner <> 'player' then
      loop
        select a.id, a.deferred into v_account, v_deferred from ledger_accounts a
         where a.owner_id = v_line.owner_id and a.kind = v_line.kind
           and a.currency = p_currency and a.site_id = p_site and a.owner_type = v_line.owner;
        exit when found;
        perform ledger_open_account(p_site, v_line.owner, v_line.owner_id, v_line.kind, p_currency);
      end loop;
    end if;

    if v_deferred then
      insert into ledger_deltas (account_id, amount) values (v_account, v_line.amount);
      v_posted := null;
      v_version := null;
    else
      loop
        update ledger_accounts a set posted = a.posted + v_line.amount, version = a.version + 1
         where a.owner_id = v_line.owner_id and a.kind = v_line.kind
           and a.currency = p_currency and a.site_id = p_site and a.owner_type = v_line.owner
           and (a.may_go_negative or a.posted + v_line.amount - a.held >= 0)
         returning a.id, a.posted, a.version into v_account, v_posted, v_version;
        exit when found;
        if v_opened is not null then
          raise exception 'insufficient funds in % % of %', v_line.owner, v_line.kind,
            v_line.owner_id
            using errcode = 'P0402', detail = v_line.kind;
        end if;
        v_opened := ledger_open_account(p_site, v_line.owner, v_line.owner_id, v_line.kind,
          p_currency);
      end loop;
    end if;

    insert into ledger_entries (journal_id, seq, account_id, amount, balance_after, account_version)
    values (v_journal, v_seq, v_account, v_line.amount, v_posted, v_version);
  end loop;

  if v_sum <> 0 or (v_seq < 2 and p_kind <> 'refused') then
    raise exception 'journal of % lines with sum %', v_seq, v_sum using errcode = 'P0422';
  end if;
  return query select v_journal, false;
end $$;

create function ledger_reverse(
  p_site uuid, p_source text, p_key text, p_hash bytea, p_journal bigint,
  p_ref jsonb default '{}', p_kind text default 'reversal'
) returns table (journal_id bigint, replayed boolean) language plpgsql as $$
#variable_conflict use_column
declare
  v_currency text;
  v_lines jsonb;
begin
  select j.currency into v_currency from ledger_journals j
   where j.id = p_journal and j.site_id = p_site;
  if not found then
    raise exception 'no journal % on this site', p_journal using errcode = 'P0404';
  end if;
  if exists (select from ledger_journals j where j.reverses = p_journal
              and not (j.site_id = p_site and j.source = p_source and j.op_key = p_key)) then
    raise exception 'journal % is already reversed', p_journal using errcode = 'P0410';
  end if;
  -- What comes back to an account comes first, so that it can pay for what leaves.
  select jsonb_agg(jsonb_build_object('owner', a.owner_type, 'owner_id', a.owner_id,
                     'kind', a.kind, 'amount', (-e.amount)::text) order by e.amount)
    into v_lines
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
   where e.journal_id = p_journal;
  return query select * from ledger_post(p_site, p_source, p_key, p_kind, p_hash, v_currency,
                                         coalesce(v_lines, '[]'), p_ref, p_journal);
end $$;
`;
