/**
 * The only door from one state of a withdrawal to the next, with the money that goes with it: paid
 * leaves to the provider less the fee, refused, failed and cancelled go back to the cash it came
 * from. Gives false when there is no such step from where it stands; then nothing happened.
 */
export const moveWithdrawal = `
create function move_withdrawal(p_id uuid, p_to text, p_reason text, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  w withdrawals;
  closing bigint;
begin
  select * into w from withdrawals where id = p_id for update;
  if not found or not withdrawal_may_move(w.state, p_to) then return false; end if;
  if p_to = 'paid' then
    select journal_id into closing
      from ledger_post(w.site_id, 'payout', w.id || ':paid', 'withdrawal.paid', null, w.currency,
        jsonb_build_array(
        jsonb_build_object('owner', 'player', 'owner_id', w.player_id, 'kind', 'pending_withdrawal',
        'amount', -w.amount_minor), jsonb_build_object('owner', 'psp', 'kind',
        'clearing:' || w.provider, 'amount', w.amount_minor - w.fee_minor))
      || case when w.fee_minor = 0 then '[]' else jsonb_build_array(
        jsonb_build_object('owner', 'house', 'kind', 'fees', 'amount', w.fee_minor)) end,
      jsonb_build_object('withdrawal_id', w.id));
  elsif p_to in ('refused', 'failed', 'cancelled') then
    select journal_id into closing
      from ledger_reverse(w.site_id, 'payout', w.id || ':returned', null, w.journal_id,
        jsonb_build_object('withdrawal_id', w.id), 'withdrawal.returned');
  end if;
  update withdrawals set state = p_to, closing_journal_id = closing, updated_at = p_now,
         next_attempt_at = p_now, attempts = 0, paid_at = case when p_to = 'paid' then p_now end
   where id = w.id;
  insert into withdrawal_timeline (withdrawal_id, seq, state, reason, at)
  select w.id, max(t.seq) + 1, p_to, p_reason, p_now from withdrawal_timeline t
   where t.withdrawal_id = w.id;
  return true;
end $$;
`;
