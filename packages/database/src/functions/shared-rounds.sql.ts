/**
 * Rounds that many players share: joining, taking back, leaving early, settling and calling off,
 * each one statement, money by `wallet_move`. A bet is a row of `game_rounds` with its shared
 * round. The database judges by the round's own times, so that no process, however late, takes a
 * bet after the window or pays a cash-out after the end.
 *
 * `round_join` and `round_cash_out` give `{status: 'played' | 'replayed', round_id}` with the
 * pockets, or `{status}` with `closed`, `late`, `unknown` or `full`.
 */
export const sharedRoundsSql = `
create function round_join(p_bet jsonb, p_locked bigint, p_bets_max integer, p_hash bytea,
  p_now timestamptz)
returns jsonb language plpgsql as $$
declare answer jsonb; shared shared_rounds;
wanted game_rounds := jsonb_populate_record(null::game_rounds, p_bet); written game_rounds;
begin
  answer := play_replay(wanted.site_id, wanted.player_id, wanted.request_id, p_hash);
  if answer is not null then return answer; end if;
  select * into shared from shared_rounds r where r.id = wanted.shared_round_id
    and r.site_id = wanted.site_id for share;
  if not found or shared.game_code <> wanted.game_code then
    return jsonb_build_object('status', 'unknown');
  end if;
  if shared.phase <> 'betting' or p_now >= shared.starts_at then
    return jsonb_build_object('status', 'closed');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(wanted.player_id::text, 3));
  -- Its twin may have been taken while this one waited.
  answer := play_replay(wanted.site_id, wanted.player_id, wanted.request_id, p_hash);
  if answer is not null then return answer; end if;
  if house_game_is_off(wanted.provider_code, wanted.game_code, wanted.game_version) then
    perform wallet_refuse('gameUnavailable', wanted.id::text);
  end if;
  if not take_play_seat(wanted.site_id, wanted.player_id, wanted.provider_code, wanted.game_code,
    p_now) then
    perform wallet_refuse('otherGameOpen', wanted.id::text);
  end if;
  if (select count(*) from game_rounds b where b.shared_round_id = shared.id
    and b.player_id = wanted.player_id
      and b.state <> 'refunded') >= p_bets_max then
    return jsonb_build_object('status', 'full');
  end if;
  perform wallet_move(wanted.site_id, wanted.provider_code, wanted.player_id, wanted.currency,
    wanted.product, wanted.game_code, wanted.id::text,
    jsonb_build_array(jsonb_build_object('kind', 'debit', 'tx', wanted.id, 'amount', p_locked)),
    p_now);
  written := play_write(p_bet, p_hash, p_now);
  update game_rounds b set shared_round_id = shared.id where b.id = written.id
    returning * into written;
  return play_answer('played', written);
end $$;

-- Pays part or all of a bet at a multiplier; what is left rides on.
create function round_pay(p_bet game_rounds, p_tx text, p_share integer, p_multiplier bigint,
  p_amount bigint, p_now timestamptz)
returns game_rounds language plpgsql as $$
declare paid game_rounds; is_over boolean := p_bet.cashed_bp + p_share >= 10000;
begin
  perform wallet_move(p_bet.site_id, p_bet.provider_code, p_bet.player_id, p_bet.currency,
    p_bet.product, p_bet.game_code, p_bet.id::text,
    jsonb_build_array(jsonb_build_object('kind', 'credit', 'tx', p_tx, 'amount', p_amount,
      'finished', is_over)), p_now);
  update game_rounds b set cashed_bp = b.cashed_bp + p_share,
      payout_minor = b.payout_minor + p_amount, step = b.step + 1, multiplier_e4 = p_multiplier,
      state = case when is_over then 'settled' else 'open' end,
      settled_at = case when is_over then p_now end
   where b.id = p_bet.id returning * into paid;
  return paid;
end $$;

-- Gives back what was taken for a bet, which is none any more.
create function round_refund(p_bet game_rounds, p_outcome jsonb, p_now timestamptz)
returns game_rounds language plpgsql as $$
declare refunded game_rounds; taken bigint;
begin
  taken := play_give_back(p_bet, p_now);
  update game_rounds b set state = 'refunded', outcome = p_outcome, step = b.step + 1,
      settled_at = p_now, payout_minor = taken, multiplier_e4 = taken * 10000 / b.stake_minor
   where b.id = p_bet.id returning * into refunded;
  return refunded;
end $$;

-- With p_cancel: takes a bet back, all of it, while the round still takes bets.
create function round_cash_out(p_site uuid, p_player uuid, p_bet uuid, p_share integer,
  p_multiplier bigint, p_cancel boolean, p_request uuid, p_hash bytea, p_now timestamptz)
    returns jsonb language plpgsql as $$
declare bet game_rounds; shared shared_rounds; known round_cash_outs; taken integer; amount bigint;
begin
  select * into bet from game_rounds b
   where b.id = p_bet and b.site_id = p_site and b.player_id = p_player
     and b.engine = 'round' for no key update;
  if not found then return jsonb_build_object('status', 'unknown'); end if;
  select * into known from round_cash_outs c where c.bet_id = p_bet and c.request_id = p_request;
  if found then
    if known.request_hash <> p_hash then
      raise exception 'request id reused with other content' using errcode = 'P0409';
    end if;
    return play_answer('replayed', bet);
  end if;
  select * into shared from shared_rounds r where r.id = bet.shared_round_id;
  if p_cancel then
    -- Locked only while it takes bets: a round that is being settled waits for the very bet that is
    -- locked here.
    if shared.phase = 'betting' then
      select * into shared from shared_rounds r where r.id = bet.shared_round_id for share;
    end if;
    if bet.state <> 'open' or shared.phase <> 'betting' or p_now >= shared.starts_at then
      return jsonb_build_object('status', 'late');
    end if;
    insert into round_cash_outs (bet_id, request_id, site_id, request_hash, share_bp, multiplier_e4,
      amount_minor, created_at)
    values (p_bet, p_request, p_site, p_hash, 10000, p_multiplier, bet.stake_minor, p_now);
    return play_answer('played', round_refund(bet, jsonb_build_object('void', 'cancelled'), p_now));
  end if;
  if bet.state <> 'open' or shared.phase <> 'running' or p_now < shared.starts_at
     or p_now >= shared.ends_at then
    return jsonb_build_object('status', 'late');
  end if;
  taken := least(p_share, 10000 - bet.cashed_bp);
  amount := bet.stake_minor * taken * p_multiplier / 100000000;
  insert into round_cash_outs (bet_id, request_id, site_id, request_hash, share_bp, multiplier_e4,
    amount_minor, created_at)
  values (p_bet, p_request, p_site, p_hash, taken, p_multiplier, amount, p_now);
  bet := round_pay(bet, bet.id || ':' || (bet.step + 1), taken, p_multiplier, amount, p_now);
  return play_answer('played', bet) || jsonb_build_object('multiplier_e4', p_multiplier::text);
end $$;

-- Settles the bets of a round that ended: [{id, multiplier_e4, amount, lines}] of what is still
-- open of each; lines of a ticket as they ended. Gives whose they are.
create function round_settle(p_round uuid, p_bets jsonb, p_outcome jsonb, p_now timestamptz)
returns setof uuid language plpgsql as $$
declare x record; bet game_rounds;
begin
  for x in select * from jsonb_to_recordset(p_bets) as y (id uuid, multiplier_e4 bigint,
    amount bigint, lines jsonb) order by y.id loop
    select * into bet from game_rounds b where b.id = x.id and b.shared_round_id = p_round
      for no key update;
    if bet.state = 'open' then
      update game_rounds b set outcome = p_outcome, lines = coalesce(x.lines, b.lines)
       where b.id = bet.id;
      bet := round_pay(bet, bet.id || ':end', 10000 - bet.cashed_bp, x.multiplier_e4, x.amount,
        p_now);
      return next bet.player_id;
    end if;
  end loop;
  update game_rounds b set outcome = p_outcome where b.shared_round_id = p_round
    and b.outcome = '{}'::jsonb;
end $$;

-- Gives back the stakes of a round that is called off. Gives whose they are.
create function round_void(p_round uuid, p_bets uuid[], p_outcome jsonb, p_now timestamptz)
returns setof uuid language plpgsql as $$
declare bet game_rounds;
begin
  for bet in select * from game_rounds b where b.id = any (p_bets) and b.shared_round_id = p_round
    order by b.id for no key update loop
    if bet.state = 'open' then
      bet := round_refund(bet, p_outcome, p_now);
      return next bet.player_id;
    end if;
  end loop;
end $$;
`;
