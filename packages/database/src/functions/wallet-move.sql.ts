/**
 * The one door between games and money (domain rules 1.2, 1.3): a list of actions of one player in
 * one round, all of them or none.
 *
 * `p_actions` is `[{kind, tx, amount, win, ref, refs, fund, contributions, finished}]`, amounts in
 * minor units as text; kinds
 * - `debit` takes `amount`, when `may_stake` allows it; `debit-credit` takes it and pays `win` in
 *   one journal. `contributions` (`[{fund, amount}]`) of either go from the house result on to
 *   those house accounts, and come back with the stake
 * - `credit` pays `amount` (0 closes without money) to a round that has a stake, and settles every
 *   bet that `ref` and `refs` name; always, whoever the player is by now
 * - `rollback` gives the stake of move `ref` back to where it came from; of an unknown one it
 *   leaves a tombstone, so that a stake that comes later is refused
 * - `tip` gives `amount` to the house account `fund`, when `may_stake` allows it: no stake, no
 *   turnover, and whether the round is open does not matter
 * - `adjust` corrects a round that has a stake by `amount`, either sign
 * - `promo` and `jackpot` pay without a stake from the house account `fund`; a round of nothing
 *   else is closed at once
 * - `finish` closes the round; so does `finished` on any other
 * A move that was made before is not made again, whatever came between; the same id for something
 * else is refused.
 *
 * Gives the pockets and `{is_new, moves: [whether each action happened by this call]}`. Raises
 * P0460 with the reason as detail (`txConflict`, `txRolledBack`, `txNotFound`, `txSettled`,
 * `roundFinished`, `stakeTooHigh` by the law of the place, or what `may_stake` says) and P0402 when
 * the cash is too little.
 *
 * Locks: the player's round row, then his ledger accounts. Two calls with the same id meet at the
 * key of the journal or of the move.
 */
export const walletMoveSql = `
create type wallet_action as (
  kind text, tx text, amount bigint, win bigint, ref text, refs text[], fund text,
  contributions jsonb, finished boolean);
create type wallet_call as (
  site_id uuid, provider_code text, player_id uuid, currency text, product text, game_code text,
  round_id text, now timestamptz);
-- What an action did: its journal, whether it happened by this call, and what left and what reached
-- the player's pockets.
create type wallet_done as (journal bigint, is_new boolean, taken play_money, paid play_money);

create function wallet_refuse(p_reason text, p_tx text) returns void language plpgsql as $$
begin
  raise exception 'the wallet refuses %: %', p_tx, p_reason using errcode = 'P0460',
    detail = p_reason;
end $$;

-- What nothing of is said is not in it: who knows none of the later fields has the hash he always
-- had. No id has a space.
create function wallet_hash(c wallet_call, a wallet_action) returns bytea
language sql immutable as $$
  select sha256(convert_to(concat_ws('|', a.kind, c.player_id, c.round_id, c.currency, a.amount,
    a.win, a.ref, 'of ' || array_to_string(a.refs, ' '), 'into ' || a.contributions::text,
    case when a.fund like 'pool:%' then 'from ' || a.fund end), 'UTF8'))
$$;

-- True when this id was moved before as it is now; raises when it was something else.
create function wallet_is_known(c wallet_call, a wallet_action) returns boolean
language plpgsql as $$
declare known wallet_moves;
begin
  select * into known from wallet_moves m
   where m.site_id = c.site_id and m.provider_code = c.provider_code and m.tx_id = a.tx;
  if not found then return false; end if;
  if known.state = 'tombstone' then perform wallet_refuse('txRolledBack', a.tx); end if;
  if known.request_hash <> wallet_hash(c, a) then perform wallet_refuse('txConflict', a.tx); end if;
  return true;
end $$;

-- Remembers a move; what was done is none of this call's when its twin was quicker.
create function wallet_remember(c wallet_call, a wallet_action, p_done wallet_done)
returns wallet_done
language plpgsql as $$
begin
  insert into wallet_moves (site_id, provider_code, tx_id, kind, player_id, round_id, ref_tx_id,
      ref_tx_ids, amount_minor, win_minor, bonus_minor, win_bonus_minor, bonus_id, state,
      request_hash, journal_id, created_at)
  values (c.site_id, c.provider_code, a.tx, a.kind, c.player_id, c.round_id, a.ref, a.refs,
      coalesce(a.amount, 0), coalesce(a.win, 0), coalesce((p_done.taken).bonus_minor, 0),
      coalesce((p_done.paid).bonus_minor, 0),
      coalesce((p_done.taken).bonus_id, (p_done.paid).bonus_id), 'applied', wallet_hash(c, a),
      p_done.journal, c.now)
  on conflict (site_id, provider_code, tx_id) do nothing;
  p_done.is_new := found;
  if not found then perform wallet_is_known(c, a); end if;
  return p_done;
end $$;

create function wallet_post(c wallet_call, a wallet_action, p_lines jsonb, out journal bigint,
  out replayed boolean)
language plpgsql as $$
begin
  select p.journal_id, p.replayed into journal, replayed
    from ledger_post(c.site_id, 'wallet:' || c.provider_code, a.tx, 'games.' || a.kind,
      wallet_hash(c, a), c.currency, p_lines,
      jsonb_build_object('round_id', c.round_id, 'provider_code', c.provider_code, 'game_code',
        c.game_code, 'tx_id', a.tx)) p;
end $$;

-- Asks whether the player may give this much. True when its twin gave it meanwhile: it may have
-- used up the limit while this one waited for it.
create function wallet_was_quicker(c wallet_call, a wallet_action) returns boolean
language plpgsql as $$
declare reason text;
begin
  reason := may_stake(c.site_id, c.player_id, c.product, a.amount, c.now);
  if reason is null then return false; end if;
  if wallet_is_known(c, a) then return true; end if;
  perform wallet_refuse(reason, a.tx);
end $$;

create function wallet_of(c wallet_call) returns play_of language sql immutable as $$
  select row(c.site_id, c.player_id, c.currency, c.product, c.provider_code,
    c.game_code, null)::play_of
$$;

-- What of a stake goes on from the house result into pools: never more than the stake.
create function wallet_contributions(c wallet_call, a wallet_action) returns jsonb
language plpgsql as $$
declare lines jsonb := '[]'; part record; left_minor bigint := a.amount;
begin
  for part in select p ->> 'fund' as fund, (p ->> 'amount')::bigint as amount
    from jsonb_array_elements(a.contributions) p loop
    left_minor := left_minor - part.amount;
    if part.amount < 0 or left_minor < 0 then perform wallet_refuse('txConflict', a.tx); end if;
    lines := lines || play_line('house', null, 'ggr:' || c.product, -part.amount)
      || play_line('house', null, part.fund, part.amount);
  end loop;
  return lines;
end $$;

-- p_before: what the round holds so far. The cap of the law is of the whole round, however it is
-- paid for.
create function wallet_stake(c wallet_call, a wallet_action, p_is_open boolean, p_before play_money)
returns wallet_done
language plpgsql as $$
declare
  done wallet_done; taken record; given record; replayed boolean := false;
  win bigint := coalesce(a.win, 0);
  before_minor bigint := p_before.cash_minor + p_before.bonus_minor;
begin
  if coalesce(a.amount, -1) < 0 or win < 0 then perform wallet_refuse('txConflict', a.tx); end if;
  if not p_is_open then perform wallet_refuse('roundFinished', a.tx); end if;
  if wallet_was_quicker(c, a) then return done; end if;
  if a.amount > 0 and c.product = 'slots' and before_minor + a.amount
    > slot_stake_max(c.site_id, c.player_id, c.now) then
    perform wallet_refuse('stakeTooHigh', a.tx);
  end if;
  select * into taken from take_stake(wallet_of(c), p_before, a.amount, false, c.now);
  select * into given from give_return(wallet_of(c), play_money_sum(p_before, taken.stake),
    win, false);
  done.taken := taken.stake; done.paid := given.paid;
  if a.amount > 0 or win > 0 then
    select w.journal, w.replayed into done.journal, replayed
      from wallet_post(c, a, taken.lines || given.lines
      || case when a.contributions is null then '[]'::jsonb else wallet_contributions(c, a) end) w;
    if replayed then return done; end if;
  end if;
  return wallet_remember(c, a, done);
end $$;

-- Money between the player's cash and a fund of the house that is no stake and no return of one.
create function wallet_gift(c wallet_call, p_fund text, p_amount bigint) returns jsonb
language sql immutable as $$
  select play_line('house', null, p_fund, -p_amount) || play_line('player', c.player_id, 'cash',
    p_amount)
$$;

-- A tip leaves the player's cash as a gift: no stake, so no door of play.
create function wallet_tip(c wallet_call, a wallet_action) returns wallet_done
language plpgsql as $$
declare done wallet_done; replayed boolean := false;
begin
  if coalesce(a.amount, -1) < 0 then perform wallet_refuse('txConflict', a.tx); end if;
  if wallet_was_quicker(c, a) then return done; end if;
  if a.amount > 0 then
    select w.journal, w.replayed into done.journal, replayed
      from wallet_post(c, a, wallet_gift(c, a.fund, -a.amount)) w;
    if replayed then return done; end if;
  end if;
  return wallet_remember(c, a, done);
end $$;

-- p_before: what the round holds so far; its pockets share what is paid.
create function wallet_credit(c wallet_call, a wallet_action, p_is_open boolean,
  p_before play_money) returns wallet_done
language plpgsql as $$
declare
  done wallet_done; given record; replayed boolean := false; known integer; good integer;
  named text[] := array(select distinct n from unnest(a.refs || a.ref) n where n is not null);
begin
  if coalesce(a.amount, -1) < 0 then perform wallet_refuse('txConflict', a.tx); end if;
  select count(*), count(*) filter (where m.state = 'applied') into known, good from wallet_moves m
   where m.site_id = c.site_id and m.provider_code = c.provider_code and m.round_id = c.round_id
     and m.player_id = c.player_id
     and m.kind in ('debit', 'debit-credit') and (named = '{}' or m.tx_id = any (named));
  -- Of bets that are named all must be there; of a round's any will do.
  if known < greatest(cardinality(named), 1) then perform wallet_refuse('txNotFound', a.tx); end if;
  if good < greatest(cardinality(named), 1) then perform wallet_refuse('txRolledBack', a.tx);
  end if;
  if not p_is_open then perform wallet_refuse('txSettled', a.tx); end if;
  select * into given from give_return(wallet_of(c), p_before, a.amount, false);
  done.paid := given.paid;
  if a.amount > 0 then
    select w.journal, w.replayed into done.journal, replayed from wallet_post(c, a, given.lines) w;
    if replayed then return done; end if;
  end if;
  return wallet_remember(c, a, done);
end $$;

-- Whether a credit settled this bet, 0 included: one that names it, or one of the whole round that
-- came after it. Not language sql: its table grew a column after the first migration that creates
-- it.
create function wallet_has_paid(bet wallet_moves) returns boolean language plpgsql stable as $$
begin
  return exists (select from wallet_moves w
    where w.site_id = bet.site_id and w.provider_code = bet.provider_code
      and w.round_id = bet.round_id and w.kind = 'credit'
      and (w.ref_tx_id = bet.tx_id or bet.tx_id = any (w.ref_tx_ids)
        or (w.ref_tx_id is null and w.ref_tx_ids is null and w.seq > bet.seq)));
end $$;

-- A stake that came back to the pocket of a bonus that has ended goes on to where that bonus's
-- money goes.
create function sweep_ended_bonus(c wallet_call, p_tx text, p_bet wallet_moves) returns void
language plpgsql as $$
declare lines jsonb := bonus_lines(c.player_id, p_bet.bonus_id, p_bet.bonus_minor);
begin
  if p_bet.bonus_minor = 0 or exists (select from bonuses b where b.id = p_bet.bonus_id
    and b.ended_at is null) then return; end if;
  perform ledger_post(c.site_id, 'bonus', p_bet.bonus_id || ':sweep:' || c.provider_code || ':'
    || p_tx, 'bonus.sweep', null, c.currency,
      play_line('player', c.player_id, 'bonus', -p_bet.bonus_minor) || lines,
      jsonb_build_object('bonus_id', p_bet.bonus_id));
end $$;

-- What came back, nothing for a tombstone, for a stake that was back before, and for a tip, which
-- is none: a stake goes back to the pockets it came from, in the same sums, because its journal is
-- reversed.
create function wallet_rollback(c wallet_call, a wallet_action, p_is_open boolean)
returns wallet_done
language plpgsql as $$
declare bet wallet_moves; done wallet_done;
begin
  insert into wallet_moves (site_id, provider_code, tx_id, kind, player_id, round_id, amount_minor,
    win_minor, state, request_hash, created_at)
  values (c.site_id, c.provider_code, a.ref, 'debit', c.player_id, c.round_id, 0, 0, 'tombstone',
    wallet_hash(c, a), c.now)
  on conflict (site_id, provider_code, tx_id) do nothing;
  if not found then
    select * into bet from wallet_moves m
     where m.site_id = c.site_id and m.provider_code = c.provider_code
       and m.tx_id = a.ref for update;
    if bet.player_id <> c.player_id or bet.round_id <> c.round_id
       or bet.kind not in ('debit', 'debit-credit', 'tip')
    then perform wallet_refuse('txConflict', a.tx); end if;
    if bet.state = 'applied' then
      if bet.kind <> 'tip' and (not p_is_open or bet.kind = 'debit-credit' or wallet_has_paid(bet))
      then perform wallet_refuse('txSettled', a.tx); end if;
      if bet.journal_id is not null then
        select r.journal_id into done.journal
          from ledger_reverse(c.site_id, 'wallet:' || c.provider_code, a.tx, wallet_hash(c, a),
          bet.journal_id, jsonb_build_object('round_id', c.round_id, 'provider_code',
          c.provider_code, 'game_code', c.game_code, 'tx_id', a.tx), case when bet.kind = 'tip'
            then 'games.tip-back' else 'games.rollback' end) r;
      end if;
      update wallet_moves m set state = 'rolled-back'
       where m.site_id = c.site_id and m.provider_code = c.provider_code and m.tx_id = a.ref;
      if bet.kind <> 'tip' then
        done.taken := row(bet.bonus_minor - bet.amount_minor, -bet.bonus_minor,
          bet.bonus_id)::play_money;
        perform sweep_ended_bonus(c, a.tx, bet);
      end if;
    end if;
  end if;
  return wallet_remember(c, a, done);
end $$;

-- A correction of a round goes the way of its returns; what is given without a stake is a gift to
-- the player's cash.
create function wallet_pay(c wallet_call, a wallet_action, p_before play_money) returns wallet_done
language plpgsql as $$
declare done wallet_done; given record; lines jsonb; replayed boolean := false;
amount bigint := coalesce(a.amount, 0);
begin
  if a.kind = 'adjust' and not exists (select from wallet_moves m
    where m.site_id = c.site_id and m.provider_code = c.provider_code and m.round_id = c.round_id
      and m.player_id = c.player_id
      and m.kind in ('debit', 'debit-credit') and m.state = 'applied') then
    perform wallet_refuse('txNotFound', a.tx);
  end if;
  if amount < 0 and a.kind <> 'adjust' then perform wallet_refuse('txConflict', a.tx); end if;
  if a.kind = 'adjust' then
    select * into given from give_return(wallet_of(c), p_before, amount, false);
    done.paid := given.paid; lines := given.lines;
  else
    lines := wallet_gift(c, coalesce(a.fund, 'promo_fund'), amount);
  end if;
  if amount <> 0 then
    select w.journal, w.replayed into done.journal, replayed from wallet_post(c, a, lines) w;
    if replayed then return done; end if;
  end if;
  return wallet_remember(c, a, done);
end $$;

create function wallet_move(
  p_site uuid, p_provider text, p_player uuid, p_currency text, p_product text, p_game text,
  p_round text, p_actions jsonb, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  c wallet_call := row(p_site, p_provider, p_player, p_currency, p_product, p_game, p_round, p_now);
  a wallet_action; held wallet_rounds; is_open boolean; done wallet_done; any_new boolean := false;
  finishes boolean := false;
  stakes play_money; staked play_money := row(0, 0, null); returned play_money := row(0, 0, null);
  came_back play_money := row(0, 0, null);
  bonus bonuses;
  moves boolean[] := '{}'; only_pays boolean := true;
begin
  select * into held from wallet_rounds r
   where r.site_id = p_site and r.provider_code = p_provider and r.round_id = p_round
     for no key update;
  if found and held.player_id <> p_player then perform wallet_refuse('txConflict', p_round); end if;
  is_open := held.finished_at is null;
  bonus := lock_bonus(p_site, p_player, p_currency);
  stakes := row(coalesce(held.staked_minor - held.bonus_staked_minor, 0),
    coalesce(held.bonus_staked_minor, 0), held.bonus_id);
  for a in select * from jsonb_populate_recordset(null::wallet_action, p_actions) loop
    if a.kind <> 'finish' and wallet_is_known(c, a) then
      finishes := finishes or coalesce(a.finished, false);
      moves := moves || false;
      continue;
    end if;
    done := null;
    case a.kind
      when 'debit', 'debit-credit'
        then done := wallet_stake(c, a, is_open, play_money_sum(stakes, staked));
      when 'credit' then done := wallet_credit(c, a, is_open, play_money_sum(stakes, staked));
      when 'rollback' then done := wallet_rollback(c, a, is_open);
      when 'adjust', 'promo', 'jackpot'
        then done := wallet_pay(c, a, play_money_sum(stakes, staked));
      when 'tip' then done := wallet_tip(c, a);
      when 'finish' then done.is_new := is_open;
    end case;
    done.is_new := coalesce(done.is_new, false);
    if done.is_new then
      staked := play_money_sum(staked, done.taken);
      returned := play_money_sum(returned, done.paid);
      if a.kind = 'rollback' then came_back := play_money_sum(came_back, done.taken); end if;
    end if;
    finishes := finishes or a.kind = 'finish' or coalesce(a.finished, false);
    any_new := any_new or done.is_new;
    only_pays := only_pays and a.kind in ('promo', 'jackpot');
    moves := moves || done.is_new;
  end loop;
  finishes := finishes or (only_pays and held.round_id is null);
  if any_new then
    perform wallet_count(c, held, staked, returned, came_back, finishes, bonus);
  end if;
  return jsonb_build_object('is_new', any_new, 'moves', to_jsonb(moves))
    || pockets_of(p_site, p_player, p_currency);
end $$;

-- What the round has taken and given so far and, when it closes, that it counts. p_staked is what
-- its stakes grew by, less what came back (p_came_back, negative); a round that is corrected after
-- it closed counts the difference. Limits and counters of the day know cash alone.
create function wallet_count(
  c wallet_call, p_held wallet_rounds, p_staked play_money, p_returned play_money,
  p_came_back play_money, p_finishes boolean, p_bonus bonuses)
returns void language plpgsql as $$
declare
  total wallet_rounds; staked bigint := play_money_total(p_staked);
  returned bigint := play_money_total(p_returned);
  cash_back bigint := -p_came_back.cash_minor;
  cash_staked bigint := p_staked.cash_minor - p_came_back.cash_minor;
begin
  insert into wallet_rounds as held (site_id, provider_code, round_id, player_id, product,
      game_code, currency, staked_minor, bonus_staked_minor, returned_minor, bonus_returned_minor,
      bonus_id, opened_at, finished_at)
  values (c.site_id, c.provider_code, c.round_id, c.player_id, c.product, c.game_code, c.currency,
      greatest(0, staked), greatest(0, p_staked.bonus_minor), returned, p_returned.bonus_minor,
      p_staked.bonus_id, c.now, case when p_finishes then c.now end)
  on conflict (site_id, provider_code, round_id) do update
     set staked_minor = held.staked_minor + staked, returned_minor = held.returned_minor + returned,
         bonus_staked_minor = held.bonus_staked_minor + p_staked.bonus_minor,
         bonus_returned_minor = held.bonus_returned_minor + p_returned.bonus_minor,
         bonus_id = coalesce(held.bonus_id, excluded.bonus_id),
         finished_at = coalesce(held.finished_at, excluded.finished_at)
   where held.player_id = excluded.player_id
  returning * into total;
  if not found then perform wallet_refuse('txConflict', c.round_id); end if;
  if cash_staked <> 0 or cash_back <> 0 or p_returned.cash_minor <> 0 then
    perform count_play(c.site_id, c.player_id, c.product, cash_staked,
      p_returned.cash_minor + cash_back, c.now);
  end if;
  if p_held.finished_at is not null then
    if returned <> 0 then
      perform count_settled(wallet_settled(c, total,
        case when wallet_has_counted(c, p_held.finished_at) then 'corrected' else 'settled' end,
        p_held.finished_at, row(0, 0, null), p_returned), p_bonus);
    end if;
  elsif p_finishes and (total.staked_minor > 0 or total.returned_minor <> 0) then
    perform count_settled(wallet_settled(c, total, 'settled', null,
      row(total.staked_minor - total.bonus_staked_minor, total.bonus_staked_minor, total.bonus_id),
      row(total.returned_minor - total.bonus_returned_minor, total.bonus_returned_minor,
        total.bonus_id)), p_bonus);
  end if;
end $$;

-- Whether a round that closed then counts already: one that took and gave nothing does not.
create function wallet_has_counted(c wallet_call, p_closed_at timestamptz) returns boolean
language plpgsql stable as $$
begin
  return exists (select from settled_plays s where s.player_id = c.player_id
    and s.settled_at >= p_closed_at
    and s.site_id = c.site_id and s.provider_code = c.provider_code and s.ref = c.round_id);
end $$;

create function wallet_settled(
  c wallet_call, p_round wallet_rounds, p_kind text, p_counted_at timestamptz, p_stake play_money,
  p_paid play_money)
returns settled_plays language plpgsql as $$
declare s settled_plays;
begin
  s.site_id := c.site_id; s.player_id := c.player_id; s.kind := p_kind;
  s.product := c.product; s.provider_code := c.provider_code; s.game_code := c.game_code;
  s.ref := c.round_id;
  s.cash_minor := p_stake.cash_minor; s.bonus_minor := p_stake.bonus_minor;
  s.bonus_id := p_round.bonus_id;
  s.payout_cash_minor := p_paid.cash_minor; s.payout_bonus_minor := p_paid.bonus_minor;
  s.placed_at := p_round.opened_at; s.counted_at := p_counted_at; s.settled_at := c.now;
  s.is_both_sides := false;
  return s;
end $$;
`;
