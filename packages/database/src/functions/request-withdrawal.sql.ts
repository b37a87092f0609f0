/**
 * Sets money aside for a withdrawal: under the lock of the player's cash it leaves only what is
 * neither locked nor held, so that two requests, a bet and a settlement at once never use the same
 * money. Gives \`requested\`, or why not: \`insufficientFunds\`, \`amountLocked\`.
 */
export const requestWithdrawal = `
create function request_withdrawal(
  p_id uuid, p_site uuid, p_player uuid, p_destination uuid, p_method text, p_provider text,
  p_currency text, p_amount bigint, p_fee bigint, p_request uuid, p_hash bytea, p_now timestamptz)
returns text language plpgsql as $$
declare
  cash bigint;
  locked bigint;
  journal bigint;
begin
  select a.posted - a.held into cash from ledger_accounts a
   where a.site_id = p_site and a.owner_type = 'player' and a.owner_id = p_player
     and a.kind = 'cash' and a.currency = p_currency for no key update;
  if coalesce(cash, 0) < p_amount then return 'insufficientFunds'; end if;
  select coalesce(sum(l.locked_minor), 0) into locked
    from withdrawal_locks(p_site, p_player, cash) l;
  if cash - locked < p_amount then return 'amountLocked'; end if;
  select journal_id into journal
    from ledger_post(p_site, 'payout', p_id || ':requested', 'withdrawal', null, p_currency,
      jsonb_build_array(
      jsonb_build_object('owner', 'player', 'owner_id', p_player, 'kind', 'cash', 'amount',
      -p_amount), jsonb_build_object('owner', 'player', 'owner_id', p_player, 'kind',
      'pending_withdrawal', 'amount', p_amount)),
    jsonb_build_object('withdrawal_id', p_id));
  insert into withdrawals (id, site_id, player_id, destination_id, method_code, provider, currency,
      amount_minor, fee_minor, state, request_id, request_hash, journal_id, next_attempt_at,
      created_at, updated_at)
  values (p_id, p_site, p_player, p_destination, p_method, p_provider, p_currency, p_amount, p_fee,
      'requested', p_request, p_hash, journal, p_now, p_now, p_now);
  insert into withdrawal_timeline (withdrawal_id, seq, state, reason, at)
    values (p_id, 1, 'requested', null, p_now);
  return 'requested';
end $$;
`;
