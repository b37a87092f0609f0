/**
 * `credit_deposit`: credits what came of a deposit less its fee, counts it, locks it until it is
 * played, closes it as paid and keeps the news for its player. To be called once, by who holds the
 * deposit's row and knows it to be unpaid.
 *
 * `settle_deposit`: the plain case of a report that a deposit is paid, in one statement: it waits
 * for payment, and what came is what was asked. False: it is something else, and nothing has
 * happened. A webhook's id is remembered with the credit; null: the report came by no webhook.
 */
export const creditDeposit = `
create function credit_deposit(p_deposit deposits, p_lock uuid, p_next_query_at timestamptz,
  p_now timestamptz)
returns void language plpgsql as $$
declare credited bigint := p_deposit.amount_minor - p_deposit.fee_minor;
begin
  perform ledger_post(p_deposit.site_id, 'psp:' || p_deposit.provider, p_deposit.provider_reference,
    'deposit', null, p_deposit.currency, jsonb_build_array(
      jsonb_build_object('owner', 'psp', 'kind', 'clearing:' || p_deposit.provider, 'amount',
      -p_deposit.amount_minor), jsonb_build_object('owner', 'player', 'owner_id',
      p_deposit.player_id, 'kind', 'cash', 'amount', credited))
    || case when p_deposit.fee_minor = 0 then '[]' else jsonb_build_array(
      jsonb_build_object('owner', 'house', 'kind', 'fees', 'amount', p_deposit.fee_minor)) end,
    jsonb_build_object('deposit_id', p_deposit.id, 'method', p_deposit.method_code));
  insert into player_stats as held (player_id, site_id, total_deposit_minor, deposit_count,
    last_active_at)
  values (p_deposit.player_id, p_deposit.site_id, p_deposit.amount_minor, 1, null)
  on conflict (player_id) do update set
    total_deposit_minor = held.total_deposit_minor + excluded.total_deposit_minor,
      deposit_count = held.deposit_count + 1;
  perform open_turnover_lock(p_lock, p_deposit.site_id, p_deposit.player_id, p_deposit.currency,
    p_deposit.id, credited, p_now);
  update deposits set status = 'paid', next_query_at = p_next_query_at, updated_at = p_now,
         credited_at = p_now, is_bonus_due = true
   where id = p_deposit.id;
  insert into cashier_news (site_id, player_id, kind, subject_id, state, amount_minor, currency)
  values (p_deposit.site_id, p_deposit.player_id, 'deposit', p_deposit.id, 'paid', credited,
    p_deposit.currency);
end $$;

create function settle_deposit(
  p_provider text, p_reference text, p_currency text, p_amount bigint, p_webhook text, p_body text,
  p_lock uuid, p_next_query_at timestamptz, p_now timestamptz)
returns boolean language plpgsql as $$
declare d deposits;
begin
  select * into d from deposits where provider = p_provider and provider_reference = p_reference
    for update;
  if not found or d.status <> 'pending' or d.saved_id is not null or d.currency <> p_currency
     or d.amount_minor <> p_amount then
    return false;
  end if;
  if p_webhook is not null and remember_webhook(p_provider, p_webhook, p_reference, 'paid', p_body,
    p_now) <> 'new' then
    return false;
  end if;
  perform credit_deposit(d, p_lock, p_next_query_at, p_now);
  return true;
end $$;
`;
