/**
 * `settle_payout`: the plain case of a provider's report that a payout is paid or has failed, in
 * one statement: it was sent by this provider for this sum and bears no other reference. False: it
 * is something else, and nothing has happened. A webhook's id is remembered with the movement;
 * null: the report came by no webhook. The news for the player is kept with it.
 */
export const settlePayout = `
create function settle_payout(
  p_provider text, p_id uuid, p_reference text, p_outcome text, p_currency text, p_net bigint,
  p_source text, p_webhook text, p_body text, p_now timestamptz)
returns boolean language plpgsql as $$
declare w withdrawals;
begin
  select * into w from withdrawals where id = p_id for update;
  if not found or w.state <> 'sent' or w.provider <> p_provider or w.currency <> p_currency
     or w.amount_minor - w.fee_minor <> p_net or w.provider_reference <> p_reference then
    return false;
  end if;
  if p_webhook is not null and remember_webhook(p_source, p_webhook, p_reference, p_outcome, p_body,
    p_now) <> 'new' then
    return false;
  end if;
  update withdrawals set provider_reference = p_reference where id = w.id
    and provider_reference is null;
  if not move_withdrawal(w.id, p_outcome, case p_outcome when 'failed' then 'provider' end,
    p_now) then
    raise exception 'a sent payout could not become %', p_outcome;
  end if;
  insert into cashier_news (site_id, player_id, kind, subject_id, state, amount_minor, currency)
  values (w.site_id, w.player_id, 'withdrawal', w.id, p_outcome, w.amount_minor, w.currency);
  return true;
end $$;
`;
