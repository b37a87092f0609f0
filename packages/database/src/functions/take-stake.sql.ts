/**
 * `take_stake`: the first of three doors for money of play. Says which pockets pay a stake and gives the lines that take it: to
 * the house at once, or, with `p_is_held`, into the player's open bets until the bet is settled. It posts nothing: the caller
 * posts the lines under the key of its own movement. Amounts are minor units. Cash pays whatever no bonus may.
 *
 * `play_money` is an amount divided over pockets; who takes a stake keeps it divided and hands it to `give_return`.
 */
export const takeStakeFunction = `
create type play_money as (cash_minor bigint, bonus_minor bigint);

create function play_money_sum(a play_money, b play_money) returns play_money language sql immutable as $$
  select row(coalesce(a.cash_minor, 0) + coalesce(b.cash_minor, 0),
    coalesce(a.bonus_minor, 0) + coalesce(b.bonus_minor, 0))::play_money
$$;

create function play_money_total(a play_money) returns bigint language sql immutable as $$
  select coalesce(a.cash_minor, 0) + coalesce(a.bonus_minor, 0)
$$;

create function play_line(p_owner text, p_player uuid, p_kind text, p_amount bigint) returns jsonb
language sql immutable as $$
  select case when p_amount = 0 then '[]'::jsonb else jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('owner', p_owner, 'owner_id', p_player, 'kind', p_kind, 'amount', p_amount))) end
$$;

create function take_stake(
  p_player uuid, p_product text, p_amount bigint, p_is_held boolean, out stake play_money, out lines jsonb)
language plpgsql as $$
begin
  stake := row(p_amount, 0)::play_money;
  lines := play_line('player', p_player, 'cash', -stake.cash_minor);
  if p_is_held then
    lines := lines || play_line('player', p_player, 'open_bet', stake.cash_minor);
  else
    lines := lines || play_line('house', null, 'ggr:' || p_product, stake.cash_minor);
  end if;
  if stake.bonus_minor = 0 then return; end if;
  lines := lines || play_line('player', p_player, 'bonus', -stake.bonus_minor)
    || case when p_is_held then play_line('player', p_player, 'open_bonus', stake.bonus_minor)
       else play_line('house', null, 'bonus_ggr:' || p_product, stake.bonus_minor) end;
end $$;
`;
