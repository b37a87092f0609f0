/**
 * Money of a meter (docs/money/meter.md). What a player buys in with lies on their own account
 * `session_meter:fishing`, which has a floor. Batches of shots change the session's row alone;
 * `fishing_flush` tells the ledger what they cost and won since the last time, as one move of the
 * session's round by the doors of play. Its key is the last batch, so that it moves once. Amounts
 * are minor units.
 *
 * `fishing_gate` asks whether so much may be staked now, and raises P0460 with the reason as
 * detail. A buy-in asks it with its amount, a batch with what it may cost at most and what is not
 * flushed yet. `fishing_open` raises `sessionOpen` and `seatTaken` in the same way; of a guest it
 * takes no money, the purse does.
 *
 * Locks: sea, session, seed, player, round, bonus, accounts.
 */
export const fishingMeterFunctions = `
create function fishing_gate(p_site uuid, p_player uuid, p_amount bigint, p_version integer,
  p_now timestamptz)
returns void language plpgsql as $$
declare reason text;
begin
  if house_game_is_off('PAVILION', 'fishing', p_version) then
    perform wallet_refuse('gameUnavailable', 'fishing');
  end if;
  reason := may_stake(p_site, p_player, 'fish', p_amount, p_now);
  if reason is not null then perform wallet_refuse(reason, 'fishing'); end if;
  if not take_play_seat(p_site, p_player, 'PAVILION', 'fishing', p_now) then
    perform wallet_refuse('otherGameOpen', 'fishing');
  end if;
end $$;

-- A buy-in that was made before: its session; null: it is new.
create function fishing_known_buy_in(p_site uuid, p_holder text, p_request uuid, p_hash bytea)
returns uuid language plpgsql as $$
declare known fishing_buy_ins;
begin
  select * into known from fishing_buy_ins b where b.site_id = p_site and b.holder = p_holder
    and b.request_id = p_request;
  if not found then return null; end if;
  if known.request_hash <> p_hash then
    raise exception 'request id reused with other content' using errcode = 'P0409';
  end if;
  return known.session_id;
end $$;

-- Keeps a buy-in and, of a player, moves their cash to the meter.
create function fishing_put_in(p_session fishing_sessions, p_request uuid, p_hash bytea,
  p_amount bigint, p_now timestamptz)
returns void language plpgsql as $$
begin
  insert into fishing_buy_ins (site_id, holder, request_id, request_hash, session_id, amount_minor,
    created_at)
  values (p_session.site_id, p_session.holder, p_request, p_hash, p_session.id, p_amount, p_now);
  update fishing_sessions f set bought_minor = f.bought_minor + p_amount,
    balance_minor = f.balance_minor + p_amount, used_at = p_now
   where f.id = p_session.id;
  if p_session.player_id is null then return; end if;
  perform ledger_post(p_session.site_id, 'fishing', p_session.id || ':in:' || p_request,
    'fishing.buy-in', null, p_session.currency,
    play_line('player', p_session.player_id, 'cash', -p_amount)
      || play_line('player', p_session.player_id, 'session_meter:fishing', p_amount),
    jsonb_build_object('round_id', p_session.id, 'provider_code', 'PAVILION', 'game_code',
      'fishing'));
end $$;

-- Takes a seat with a buy-in, once by the request: gives the session, and whether it was opened
-- now.
create function fishing_open(
  p_session jsonb, p_amount bigint, p_request uuid, p_hash bytea, p_version integer,
  p_now timestamptz, out session_id uuid, out is_new boolean)
language plpgsql as $$
declare wanted fishing_sessions := jsonb_populate_record(null::fishing_sessions, p_session);
opened fishing_sessions;
begin
  is_new := false;
  session_id := fishing_known_buy_in(wanted.site_id, wanted.holder, p_request, p_hash);
  if session_id is not null then return; end if;
  if wanted.player_id is not null then
    select s.id into strict wanted.seed_id from fairness_seeds s
     where s.site_id = wanted.site_id and s.player_id = wanted.player_id
       and s.state = 'active' for update;
    perform fishing_gate(wanted.site_id, wanted.player_id, p_amount, p_version, p_now);
  end if;
  if exists (select from fishing_sessions f where f.site_id = wanted.site_id
    and f.holder = wanted.holder and f.state = 'open') then
    perform wallet_refuse('sessionOpen', wanted.id::text);
  end if;
  select n into wanted.seat from generate_series(1, 4) n
   where n = coalesce(wanted.seat, n)
     and not exists (select from fishing_sessions f
       where f.site_id = wanted.site_id and f.sea_id = wanted.sea_id and f.seat = n
         and f.state = 'open')
   order by n limit 1;
  if not found then perform wallet_refuse('seatTaken', wanted.id::text); end if;
  insert into fishing_sessions (id, site_id, sea_id, seat, holder, player_id, name, currency,
      seed_id, sealed_seed, client_seed, opened_at, used_at, moved_at)
  values (wanted.id, wanted.site_id, wanted.sea_id, wanted.seat, wanted.holder, wanted.player_id,
      wanted.name, wanted.currency, wanted.seed_id, wanted.sealed_seed, wanted.client_seed, p_now,
      p_now, p_now)
  returning * into opened;
  perform fishing_put_in(opened, p_request, p_hash, p_amount, p_now);
  session_id := opened.id; is_new := true;
end $$;

-- More for the meter, once by the request: whether it was put in now. The session is locked, and
-- open.
create function fishing_top_up(
  p_session uuid, p_amount bigint, p_request uuid, p_hash bytea, p_version integer,
  p_now timestamptz) returns boolean
language plpgsql as $$
declare s fishing_sessions;
begin
  select * into strict s from fishing_sessions f where f.id = p_session for no key update;
  if fishing_known_buy_in(s.site_id, s.holder, p_request, p_hash) is not null then
    return false;
  end if;
  if s.player_id is not null then
    perform fishing_gate(s.site_id, s.player_id, p_amount, p_version, p_now);
  end if;
  perform fishing_put_in(s, p_request, p_hash, p_amount, p_now);
  return true;
end $$;

-- The move that is due: what batches cost and won since the last one. p_finishes closes the round,
-- which then counts.
create function fishing_flush(p_session uuid, p_finishes boolean, p_now timestamptz) returns void
language plpgsql as $$
declare
  s fishing_sessions; c wallet_call; a wallet_action; held wallet_rounds; bonus bonuses;
  done wallet_done; cost bigint; win bigint;
  stake play_money; given record;
begin
  select * into strict s from fishing_sessions f where f.id = p_session for no key update;
  if s.player_id is null or s.state <> 'open' then return; end if;
  cost := s.cost_minor - s.flushed_cost_minor; win := s.win_minor - s.flushed_win_minor;
  c := row(s.site_id, 'PAVILION', s.player_id, s.currency, 'fish', 'fishing', s.id::text, p_now);
  select * into held from wallet_rounds r
   where r.site_id = s.site_id and r.provider_code = 'PAVILION' and r.round_id = s.id::text
     for no key update;
  bonus := lock_bonus(s.site_id, s.player_id, s.currency);
  -- Only cash was bought in with, so only cash is staked: the meter is the pocket.
  stake := row(cost, 0, null)::play_money;
  if cost > 0 then
    a := row('debit-credit', s.id || ':' || s.seq, cost, win, null, null, null, null, p_finishes);
    select * into given from give_return(wallet_of(c), stake, win, false);
    select w.journal into done.journal from wallet_post(c, a,
      play_line('player', s.player_id, 'session_meter:fishing', (given.paid).cash_minor)
        || play_line('player', s.player_id, 'session_meter:fishing', -cost)
        || play_line('house', null, 'ggr:fish', cost) || play_line('house', null, 'ggr:fish',
          -(given.paid).cash_minor)) w;
    done.taken := stake; done.paid := given.paid;
    perform wallet_remember(c, a, done);
  end if;
  if cost > 0 or (p_finishes and held.round_id is not null) then
    perform wallet_count(c, held, stake, row(win, 0, null)::play_money, row(0, 0, null)::play_money,
      p_finishes, bonus);
  end if;
  update fishing_sessions f set flushed_seq = f.seq, flushed_cost_minor = f.cost_minor,
    flushed_win_minor = f.win_minor, moved_at = p_now
   where f.id = p_session;
end $$;

-- Ends a session: what is due moves, what is on the meter is paid out. False: it has ended before.
create function fishing_close(p_session uuid, p_reason text, p_now timestamptz) returns boolean
language plpgsql as $$
declare s fishing_sessions;
begin
  select * into strict s from fishing_sessions f where f.id = p_session for no key update;
  if s.state <> 'open' then return false; end if;
  perform fishing_flush(p_session, true, p_now);
  if s.player_id is not null and s.balance_minor > 0 then
    perform ledger_post(s.site_id, 'fishing', s.id || ':out', 'fishing.cash-out', null, s.currency,
      play_line('player', s.player_id, 'session_meter:fishing', -s.balance_minor)
        || play_line('player', s.player_id, 'cash', s.balance_minor),
      jsonb_build_object('round_id', s.id, 'provider_code', 'PAVILION', 'game_code', 'fishing'));
  end if;
  update fishing_sessions f set state = 'closed', close_reason = p_reason, closed_at = p_now
   where f.id = p_session;
  return true;
end $$;
`;
