/**
 * `take_stake`: the first of three doors for money of play. Asks which pockets pay a stake and
 * gives the lines that take it: to the house at once, or, with `p_is_held`, into what is held for
 * the player until the bet is settled. It posts nothing: the caller posts the lines under the key
 * of its own movement. Amounts are minor units.
 *
 * `play_money` is an amount divided over pockets, with the bonus that has its part; who takes a
 * stake keeps it divided and hands it to `give_return`. `p_of` is what the same round took before.
 * `take_free_stake` is the same door for a stake that is the house's.
 */
export const takeStakeFunction = `
create type play_money as (cash_minor bigint, bonus_minor bigint, bonus_id uuid);
create type play_of as (
  site_id uuid, player_id uuid, currency text, product text, provider_code text, game_code text,
  odds_milli integer);

create function play_money_sum(a play_money, b play_money) returns play_money
language sql immutable as $$
  select row(coalesce(a.cash_minor, 0) + coalesce(b.cash_minor, 0),
    coalesce(a.bonus_minor, 0) + coalesce(b.bonus_minor, 0),
    coalesce(a.bonus_id, b.bonus_id))::play_money
$$;

create function play_money_total(a play_money) returns bigint language sql immutable as $$
  select coalesce(a.cash_minor, 0) + coalesce(a.bonus_minor, 0)
$$;

-- What a player's pockets hold, as answers of play tell it: texts of minor units.
create function pockets_of(p_site uuid, p_player uuid, p_currency text) returns jsonb
language sql stable as $$
  select jsonb_build_object('cash_minor',
    coalesce(sum(x.free) filter (where x.kind = 'cash'), 0)::text, 'token_minor',
    coalesce(sum(x.free) filter (where x.kind = 'token'), 0)::text, 'bonus_minor',
    coalesce(sum(x.free) filter (where x.kind = 'bonus'), 0)::text, 'frozen_minor',
    coalesce(sum(x.free) filter (where x.kind = 'minigame'), 0)::text)
    from (select a.kind, a.posted - a.held as free from ledger_accounts a
           where a.owner_id = p_player and a.site_id = p_site and a.owner_type = 'player'
             and (a.kind, a.currency) in (('cash', p_currency), ('bonus', p_currency),
               ('token', 'TOKEN'), ('minigame', 'TOKEN'))) x
$$;

-- Stable as what it is made of: declared immutable it would be called instead of written out where
-- it is used, three times a bet.
create function play_line(p_owner text, p_player uuid, p_kind text, p_amount bigint) returns jsonb
language sql stable as $$
  select case when coalesce(p_amount, 0) = 0 then '[]'::jsonb
    else jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('owner', p_owner, 'owner_id', p_player, 'kind', p_kind, 'amount', p_amount)))
      end
$$;

create function take_stake(
  p play_of, p_before play_money, p_amount bigint, p_is_held boolean, p_now timestamptz,
  out stake play_money, out lines jsonb)
language plpgsql as $$
begin
  stake := choose_pockets(p.site_id, p.player_id, p.currency, p.product, p.provider_code,
    p.game_code, p.odds_milli, p_before.bonus_id, p_amount, p_now);
  lines := play_line('player', p.player_id, 'cash', -stake.cash_minor);
  if p_is_held then
    lines := lines || play_line('player', p.player_id, 'open_bet', stake.cash_minor);
  else
    lines := lines || play_line('house', null, 'ggr:' || p.product, stake.cash_minor);
  end if;
  if stake.bonus_minor = 0 then return; end if;
  lines := lines || play_line('player', p.player_id, 'bonus', -stake.bonus_minor)
    || case when p_is_held then play_line('player', p.player_id, 'open_bonus', stake.bonus_minor)
       else play_line('house', null, 'bonus_ggr:' || p.product, stake.bonus_minor) end;
end $$;

-- The stake of a free bet is the house's, held for the player until the bet is settled.
create function take_free_stake(p play_of, p_amount bigint, out stake play_money, out lines jsonb)
language plpgsql as $$
begin
  stake := row(0, p_amount, null)::play_money;
  lines := play_line('house', null, 'bonus_cost', -p_amount)
    || play_line('player', p.player_id, 'open_bonus', p_amount);
end $$;
`;
