/**
 * What settling bets needs (settle-bets.sql.ts): debts (domain/ledger.md 7.2). A reversed payout
 * the player no longer has is first lent to him from the house account `player_debt` and kept in
 * `player_debts`: his cash never falls below zero and nothing is lost; his next sports payouts pay
 * it back.
 */
export const playerDebtFunctions = `
create function sports_ref(p_bet bets, p_revision integer) returns jsonb
language sql immutable as $$
  select jsonb_build_object('bet_id', p_bet.id, 'revision', p_revision)
$$;

-- What a player owes grows by this; the caller's journal lends it.
create function add_player_debt(p_site uuid, p_player uuid, p_currency text, p_amount bigint,
  p_now timestamptz) returns void
language plpgsql as $$
begin
  insert into player_debts as held (site_id, player_id, currency, amount_minor, updated_at)
  values (p_site, p_player, p_currency, p_amount, p_now)
  on conflict (site_id, player_id, currency)
  do update set amount_minor = held.amount_minor + p_amount, updated_at = p_now;
end $$;

-- Moves between a player's cash and his debt: positive lends, negative pays back. The movement is a
-- revision (\`r2\`) or a cash-out.
create function move_debt(p_bet bets, p_movement text, p_amount bigint, p_now timestamptz)
returns void language plpgsql as $$
begin
  -- Not one upsert: a row that pays back would fail its check before it meets the row that is
  -- there.
  if p_amount > 0 then
    perform add_player_debt(p_bet.site_id, p_bet.player_id, p_bet.currency, p_amount, p_now);
  else
    update player_debts set amount_minor = amount_minor + p_amount, updated_at = p_now
     where site_id = p_bet.site_id and player_id = p_bet.player_id and currency = p_bet.currency;
  end if;
  perform ledger_post(p_bet.site_id, 'sports',
    p_bet.id || ':' || p_movement || case when p_amount > 0 then ':debt' else ':repaid' end,
    case when p_amount > 0 then 'sports.debt' else 'sports.debt_repaid' end, null, p_bet.currency,
    play_line('player', p_bet.player_id, 'cash', p_amount)
    || play_line('house', null, 'player_debt', -p_amount),
      jsonb_build_object('bet_id', p_bet.id, 'movement', p_movement));
end $$;

create function lend_shortfall(p_bet bets, p_revision integer, p_needed bigint, p_now timestamptz)
returns bigint language plpgsql as $$
declare missing bigint;
begin
  select greatest(0, p_needed - (a.posted - a.held)) into missing from ledger_accounts a
   where a.site_id = p_bet.site_id and a.owner_type = 'player' and a.owner_id = p_bet.player_id
     and a.kind = 'cash' and a.currency = p_bet.currency for no key update;
  if missing > 0 then
    perform move_debt(p_bet, 'r' || p_revision, missing, p_now);
  end if;
  return coalesce(missing, 0);
end $$;

create function repay_debt(p_bet bets, p_movement text, p_at_most bigint, p_now timestamptz)
returns bigint language plpgsql as $$
declare repaid bigint;
begin
  select least(d.amount_minor, p_at_most) into repaid from player_debts d
   where d.site_id = p_bet.site_id and d.player_id = p_bet.player_id and d.currency = p_bet.currency
     and d.amount_minor > 0 for update;
  if coalesce(repaid, 0) = 0 then return 0; end if;
  perform move_debt(p_bet, p_movement, -repaid, p_now);
  return repaid;
end $$;

-- What of the stake is still at risk: without what was cashed out.
create function stake_of_bet(p_bet bets) returns play_money language sql immutable as $$
  select row(p_bet.stake_minor - p_bet.cashed_stake_minor
    - (p_bet.bonus_minor - p_bet.cashed_bonus_minor), p_bet.bonus_minor - p_bet.cashed_bonus_minor,
      p_bet.bonus_id)::play_money
$$;
`;
