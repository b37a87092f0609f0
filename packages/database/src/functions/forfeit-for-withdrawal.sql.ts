/**
 * `bonus_against_withdrawal`: the player's funded bonus whose terms end it when money leaves
 * (wire-rewards 0, `bonusForfeits`); null: none stands against a withdrawal.
 * `forfeit_for_withdrawal` ends it, in the transaction that sets the money aside.
 */
export const forfeitForWithdrawal = `
create function bonus_against_withdrawal(p_site uuid, p_player uuid, p_currency text) returns uuid
language plpgsql as $$
declare b bonuses := lock_bonus(p_site, p_player, p_currency);
begin
  return case when b.on_withdrawal = 'forfeit' then b.id end;
end $$;

create function forfeit_for_withdrawal(p_site uuid, p_player uuid, p_currency text,
  p_now timestamptz) returns void language plpgsql as $$
declare b bonuses := lock_bonus(p_site, p_player, p_currency);
begin
  if b.on_withdrawal = 'forfeit' then perform end_bonus(b, 'forfeited', p_now); end if;
end $$;
`;
