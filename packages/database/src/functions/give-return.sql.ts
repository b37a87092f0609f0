/**
 * `give_return`: the second door for money of play. Gives the lines that pay `p_payout` to the
 * pockets which paid the stake, each its share, the share of cash rounded down (wire-rewards 5.4);
 * with `p_is_held` they also close the stake that was held as an open bet, and the house keeps or
 * pays the difference. It posts nothing: the caller does. Amounts are minor units; a negative
 * payout takes back by a correction.
 *
 * The part of a bonus goes to its pocket while it lives. After it was completed it is cash, within
 * what its terms let become cash; after any other end it is the house's (5.6).
 */
export const giveReturnFunction = `
create function share_of_cash(p_stake play_money, p_payout bigint) returns bigint
language sql immutable as $$
  select case when coalesce(p_stake.bonus_minor, 0) = 0 then p_payout
    else floor(p_payout::numeric * p_stake.cash_minor / (p_stake.cash_minor
      + p_stake.bonus_minor))::bigint end
$$;

-- Where money of a bonus goes; notes what becomes cash of one that was completed.
create function bonus_lines(p_player uuid, p_bonus uuid, p_amount bigint) returns jsonb
language plpgsql as $$
declare b bonuses; cash bigint := 0;
begin
  if p_amount = 0 then return '[]'::jsonb; end if;
  select * into b from bonuses x where x.id = p_bonus for no key update;
  if b.state in ('active', 'closing') then
    perform note_bonus(b);
    return play_line('player', p_player, 'bonus', p_amount);
  end if;
  if b.state = 'completed' then
    cash := least(p_amount, cash_out_room(b));
    update bonuses x set converted_minor = greatest(0, x.converted_minor + cash)
     where x.id = p_bonus;
  end if;
  return play_line('player', p_player, 'cash', cash) || play_line('house', null, 'bonus_cost',
    p_amount - cash);
end $$;

create function give_return(
  p play_of, p_stake play_money, p_payout bigint, p_is_held boolean, out paid play_money,
  out lines jsonb)
language plpgsql as $$
declare cash bigint := share_of_cash(p_stake, p_payout);
held play_money := row(0, 0, null)::play_money;
begin
  paid := row(cash, p_payout - cash, p_stake.bonus_id)::play_money;
  if p_is_held then held := p_stake; end if;
  lines := play_line('house', null, 'ggr:' || p.product, held.cash_minor - cash)
    || play_line('player', p.player_id, 'open_bet', -held.cash_minor)
    || play_line('player', p.player_id, 'cash', cash);
  if held.bonus_minor = 0 and paid.bonus_minor = 0 then return; end if;
  lines := lines || play_line('house', null, 'bonus_ggr:' || p.product,
    held.bonus_minor - paid.bonus_minor)
    || play_line('player', p.player_id, 'open_bonus', -held.bonus_minor)
    || bonus_lines(p.player_id, p_stake.bonus_id, paid.bonus_minor);
end $$;

-- Of a free bet the stake goes back to the house, which pays what was won in cash; of a void one it
-- was never spent.
create function give_free_return(p play_of, p_stake bigint, p_payout bigint, p_is_void boolean,
  out paid play_money, out lines jsonb)
language plpgsql as $$
begin
  paid := row(p_payout, 0, null)::play_money;
  lines := play_line('player', p.player_id, 'open_bonus', -p_stake) || case when p_is_void
    then play_line('house', null, 'bonus_cost', p_stake)
    else play_line('house', null, 'bonus_ggr:' || p.product, p_stake - p_payout)
      || play_line('player', p.player_id, 'cash', p_payout) end;
end $$;
`;
