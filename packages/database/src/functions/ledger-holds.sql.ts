/**
 * Two-phase movements (domain/ledger.md 7.4): reserve, then post up to the amount, void or expire.
 */
export const ledgerHoldsSql = `
create function ledger_hold_create(
  p_site uuid, p_source text, p_key text, p_hash bytea, p_owner text, p_owner_id uuid, p_kind text,
  p_currency text, p_amount bigint, p_timeout_ms bigint, p_ref jsonb default '{}'
) returns table (hold_id bigint, replayed boolean) language plpgsql as $$
#variable_conflict use_column
declare
  v_account bigint := ledger_open_account(p_site, p_owner, p_owner_id, p_kind, p_currency);
  v_hold bigint;
  v_hash bytea := coalesce(p_hash, sha256(convert_to(
    concat_ws('|', p_owner, p_owner_id, p_kind, p_currency, p_amount), 'UTF8')));
  v_known_hash bytea;
begin
  insert into ledger_holds (site_id, source, op_key, account_id, amount, request_hash, ref,
    expires_at)
  values (p_site, p_source, p_key, v_account, p_amount, v_hash, p_ref,
          clock_timestamp() + p_timeout_ms * interval '1 millisecond')
  on conflict on constraint ledger_holds_one_per_key do nothing
  returning id into v_hold;
  if v_hold is null then
    select h.id, h.request_hash into v_hold, v_known_hash from ledger_holds h
     where h.site_id = p_site and h.source = p_source and h.op_key = p_key;
    if v_known_hash is distinct from v_hash then
      perform ledger_refuse_reused_key(p_source, p_key);
    end if;
    return query select v_hold, true;
    return;
  end if;
  update ledger_accounts a set held = a.held + p_amount
   where a.id = v_account and not a.deferred
     and (a.may_go_negative or a.posted - a.held - p_amount >= 0);
  if not found then
    raise exception 'insufficient funds to hold % in % %', p_amount, p_owner, p_kind
      using errcode = 'P0402', detail = p_kind;
  end if;
  return query select v_hold, false;
end $$;

create function ledger_lock_accounts(p_site uuid, p_currency text, p_lines jsonb) returns void
language sql as $$
  select a.id
    from jsonb_to_recordset(p_lines) as x (owner text, owner_id uuid, kind text)
    join ledger_accounts a on a.site_id = p_site and a.currency = p_currency
     and a.owner_type = x.owner and a.kind = x.kind
     and a.owner_id = coalesce(x.owner_id, '00000000-0000-0000-0000-000000000000')
   where not a.deferred
   order by a.owner_type <> 'player', a.owner_type collate "C", a.owner_id, a.kind collate "C"
     for no key update of a
$$;

create function ledger_hold_post(
  p_site uuid, p_hold bigint, p_source text, p_key text, p_kind text, p_hash bytea,
  p_lines jsonb, p_ref jsonb default '{}'
) returns table (journal_id bigint, replayed boolean) language plpgsql as $$
#variable_conflict use_column
declare
  v_hold ledger_holds;
  v_account ledger_accounts;
  v_debit bigint;
  v_posted record;
begin
  select * into v_hold from ledger_holds h where h.id = p_hold and h.site_id = p_site for update;
  if not found then
    raise exception 'no hold % on this site', p_hold using errcode = 'P0404';
  end if;
  select * into v_account from ledger_accounts a where a.id = v_hold.account_id;
  if exists (select from ledger_journals j
              where j.site_id = p_site and j.source = p_source and j.op_key = p_key) then
    return query select * from ledger_post(p_site, p_source, p_key, p_kind, p_hash,
                                           v_account.currency, p_lines, p_ref);
    return;
  end if;
  if v_hold.state <> 'pending' or v_hold.expires_at <= clock_timestamp() then
    raise exception 'hold % is %', p_hold, case v_hold.state when 'pending' then 'expired'
      else v_hold.state end
      using errcode = 'P0410';
  end if;
  select coalesce(-sum(x.amount), 0) into v_debit
    from jsonb_to_recordset(p_lines) as x (owner text, owner_id uuid, kind text, amount bigint)
   where x.owner = v_account.owner_type and x.kind = v_account.kind
     and coalesce(x.owner_id, '00000000-0000-0000-0000-000000000000') = v_account.owner_id;
  if v_debit not between 1 and v_hold.amount then
    raise exception 'a hold of % cannot post %', v_hold.amount, v_debit using errcode = 'P0422';
  end if;
  perform ledger_lock_accounts(p_site, v_account.currency, p_lines);
  update ledger_accounts a set held = a.held - v_hold.amount where a.id = v_hold.account_id;
  select * into v_posted from ledger_post(p_site, p_source, p_key, p_kind, p_hash,
                                          v_account.currency, p_lines, p_ref);
  update ledger_holds h
     set state = 'posted', posted_amount = v_debit, journal_id = v_posted.journal_id,
         resolved_at = clock_timestamp()
   where h.id = p_hold;
  return query select v_posted.journal_id, v_posted.replayed;
end $$;

create function ledger_hold_void(p_site uuid, p_hold bigint) returns boolean language plpgsql as $$
declare
  v_hold ledger_holds;
begin
  select * into v_hold from ledger_holds h where h.id = p_hold and h.site_id = p_site for update;
  if not found then
    raise exception 'no hold % on this site', p_hold using errcode = 'P0404';
  end if;
  if v_hold.state = 'voided' then
    return false;
  end if;
  if v_hold.state <> 'pending' then
    raise exception 'hold % is %', p_hold, v_hold.state using errcode = 'P0410';
  end if;
  update ledger_accounts a set held = a.held - v_hold.amount where a.id = v_hold.account_id;
  update ledger_holds h set state = 'voided', resolved_at = clock_timestamp() where h.id = p_hold;
  return true;
end $$;

create function ledger_hold_expire(p_limit integer default 100) returns integer
language plpgsql as $$
declare
  v_hold record;
  v_expired integer := 0;
begin
  for v_hold in
    select h.id, h.account_id, h.amount from ledger_holds h
     where h.state = 'pending' and h.expires_at <= clock_timestamp()
     order by h.account_id, h.id limit p_limit for update skip locked
  loop
    update ledger_accounts a set held = a.held - v_hold.amount where a.id = v_hold.account_id;
    update ledger_holds h set state = 'expired', resolved_at = clock_timestamp()
     where h.id = v_hold.id;
    v_expired := v_expired + 1;
  end loop;
  return v_expired;
end $$;
`;
