/**
 * `give_return`: the second door for money of play. Gives the lines that pay `p_payout` to the pockets which paid the stake,
 * each its share, the share of cash rounded down (wire-rewards 5.4); with `p_is_held` they also close the stake that was held
 * as an open bet, and the house keeps or pays the difference. It posts nothing: the caller does. Amounts are minor units; a
 * negative payout takes back by a correction.
 */
export const giveReturnFunction = `
create function share_of_cash(p_stake play_money, p_payout bigint) returns bigint language sql immutable as $$
  select case when coalesce(p_stake.bonus_minor, 0) = 0 then p_payout
    else floor(p_payout::numeric * p_stake.cash_minor / (p_stake.cash_minor + p_stake.bonus_minor))::bigint end
$$;

create function give_return(
  p_player uuid, p_product text, p_stake play_money, p_payout bigint, p_is_held boolean,
  out paid play_money, out lines jsonb)
language plpgsql as $$
declare cash bigint := share_of_cash(p_stake, p_payout); held play_money := row(0, 0)::play_money;
begin
  paid := row(cash, p_payout - cash)::play_money;
  if p_is_held then held := p_stake; end if;
  lines := play_line('house', null, 'ggr:' || p_product, held.cash_minor - cash)
    || play_line('player', p_player, 'open_bet', -held.cash_minor)
    || play_line('player', p_player, 'cash', cash);
  if held.bonus_minor = 0 and paid.bonus_minor = 0 then return; end if;
  lines := lines || play_line('house', null, 'bonus_ggr:' || p_product, held.bonus_minor - paid.bonus_minor)
    || play_line('player', p_player, 'open_bonus', -held.bonus_minor)
    || play_line('player', p_player, 'bonus', paid.bonus_minor);
end $$;
`;
