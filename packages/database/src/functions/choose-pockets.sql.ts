/**
 * `choose_pockets`: which pockets pay a stake together (wire-rewards 5.1 to 5.3), and of which
 * bonus. Cash alone pays where no bonus is active or may be played; raises P0460 with `bonusMaxBet`
 * (hint: the most, in minor units) and `bonusNotForGame` as detail. What the pockets do not reach
 * is left to the ledger, which refuses it.
 *
 * `lock_bonus` locks the player's funded bonus and is called before any account of theirs is:
 * bonus, then accounts, everywhere.
 */
export const choosePocketsFunctions = `
create function lock_bonus(p_site uuid, p_player uuid, p_currency text) returns bonuses
language plpgsql as $$
declare b bonuses;
begin
  select * into b from bonuses x
   where x.player_id = p_player and x.currency = p_currency and x.state in ('active', 'closing')
     and x.site_id = p_site
     for no key update;
  return b;
end $$;

-- Whether a list of scopes ({category} | {provider} | {provider, game}) names a game.
create function names_game(p_scopes jsonb, p_product text, p_provider text, p_game text)
returns boolean
language sql immutable as $$
  select exists (select from jsonb_array_elements(p_scopes) x
    where x ->> 'category' = p_product
       or (x ->> 'provider' = p_provider and (not x ? 'game' or x ->> 'game' = p_game)))
$$;

create function pocket_balance(p_site uuid, p_player uuid, p_kind text, p_currency text)
returns bigint
language sql stable as $$
  select coalesce((select a.posted - a.held from ledger_accounts a where a.owner_id = p_player
    and a.kind = p_kind
    and a.currency = p_currency and a.site_id = p_site and a.owner_type = 'player'), 0)
$$;

create function choose_pockets(
  p_site uuid, p_player uuid, p_currency text, p_product text, p_provider text, p_game text,
  p_odds_milli integer, p_of_bonus uuid, p_amount bigint, p_now timestamptz) returns play_money
    language plpgsql as $$
declare
  b bonuses := lock_bonus(p_site, p_player, p_currency); cash bigint; bonus bigint;
  split play_money := row(p_amount, 0, null);
begin
  if b.id is null or b.state <> 'active' or b.expires_at <= p_now or p_amount = 0 then
    return split;
  end if;
  -- A round that another bonus paid into goes on with cash: what it returns has one owner.
  if p_of_bonus is not null and p_of_bonus <> b.id then return split; end if;
  cash := pocket_balance(p_site, p_player, 'cash', p_currency);
  bonus := pocket_balance(p_site, p_player, 'bonus', p_currency);
  if names_game(b.not_playable, p_product, p_provider, p_game)
     or (p_odds_milli is not null and p_odds_milli < b.min_odds_milli) then
    if cash < p_amount and p_amount <= cash + bonus then
      perform wallet_refuse('bonusNotForGame', b.id::text);
    end if;
    return split;
  end if;
  split.bonus_minor := case b.spend_order
    when 'cash_first' then p_amount - least(cash, p_amount) else least(bonus, p_amount) end;
  split.cash_minor := p_amount - split.bonus_minor;
  if split.bonus_minor = 0 then return split; end if;
  if p_amount > b.max_bet_minor then
    raise exception 'a stake of % above the most of bonus %', p_amount, b.id
      using errcode = 'P0460', detail = 'bonusMaxBet', hint = b.max_bet_minor::text;
  end if;
  split.bonus_id := b.id;
  perform note_bonus(b);
  return split;
end $$;
`;
