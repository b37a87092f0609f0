/**
 * `charge_back_deposit`: the payer took a deposit back (wire-rewards 5.10). Its bonus is revoked:
 * what is in the pocket goes to the house now, what open bets and rounds return of it then. The
 * deposit and what its bonus became in cash leave the player's cash; what is missing is lent to him
 * and stands as his debt. Nothing else is touched. One journal, under the key of the credit and
 * `:chargeback`.
 *
 * To be called by who holds the deposit's row. False: it was never paid, or was taken back before,
 * and nothing has happened.
 */
export const chargeBackDeposit = `
create function charge_back_deposit(p_deposit deposits, p_now timestamptz) returns boolean
language plpgsql as $$
declare b bonuses; converted bigint; cash bigint; lent bigint;
begin
  if p_deposit.status <> 'paid' or p_deposit.charged_back_at is not null then return false; end if;
  -- No bonus comes of it any more.
  update deposits x set charged_back_at = p_now, updated_at = p_now, is_bonus_due = false
   where x.id = p_deposit.id;
  select * into b from bonuses x where x.deposit_id = p_deposit.id
    and x.site_id = p_deposit.site_id for no key update;
  if b.ended_at is null and b.id is not null then
    perform end_bonus(b, 'revoked', p_now);
  else
    update bonuses x set state = 'revoked' where x.id = b.id;
  end if;
  converted := coalesce(b.converted_minor, 0);
  select a.posted - a.held into cash from ledger_accounts a
   where a.site_id = p_deposit.site_id and a.owner_type = 'player'
     and a.owner_id = p_deposit.player_id
     and a.kind = 'cash' and a.currency = p_deposit.currency for no key update;
  lent := greatest(0, p_deposit.amount_minor + converted - coalesce(cash, 0));
  if lent > 0 then
    perform add_player_debt(p_deposit.site_id, p_deposit.player_id, p_deposit.currency, lent,
      p_now);
  end if;
  perform ledger_post(p_deposit.site_id, 'psp:' || p_deposit.provider,
    p_deposit.provider_reference || ':chargeback', 'deposit.chargeback', null, p_deposit.currency,
    play_line('house', null, 'player_debt', -lent)
      || play_line('player', p_deposit.player_id, 'cash', lent - p_deposit.amount_minor - converted)
      || play_line('psp', null, 'clearing:' || p_deposit.provider, p_deposit.amount_minor)
      || play_line('house', null, 'bonus_cost', converted),
    jsonb_build_object('deposit_id', p_deposit.id));
  return true;
end $$;
`;
