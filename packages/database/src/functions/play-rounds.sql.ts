/**
 * Rounds of our own games: each function is one step of a player in one statement, money by
 * `wallet_move`.
 *
 * An outcome is worked out before the statement, from the seeds and the nonce that the caller
 * expects; `moved` says that another bet took that nonce, or another tab moved the hand on: work it
 * out again. Nothing is taken then. A repeated request gives `replayed` with the round it made.
 */
export const playRoundsSql = `
create function play_answer(p_status text, p_round game_rounds) returns jsonb language plpgsql as $$
begin
  return jsonb_build_object('status', p_status, 'round_id', p_round.id)
    || pockets_of(p_round.site_id, p_round.player_id, p_round.currency);
end $$;

create function play_replay(p_site uuid, p_player uuid, p_request uuid, p_hash bytea) returns jsonb
language plpgsql as $$
declare known game_rounds;
begin
  select * into known from game_rounds r where r.site_id = p_site and r.player_id = p_player
    and r.request_id = p_request;
  if not found then return null; end if;
  if known.request_hash <> p_hash then
    raise exception 'request id reused with other content' using errcode = 'P0409';
  end if;
  return play_answer('replayed', known);
end $$;

create function play_write(p_round jsonb, p_hash bytea, p_now timestamptz) returns game_rounds
language plpgsql as $$
declare written game_rounds;
begin
  insert into game_rounds (id, site_id, player_id, provider_code, game_code, game_version, product,
      engine, state, request_id, request_hash, currency, stake_minor, base_stake_minor,
      payout_minor, multiplier_e4, params, outcome, events, seed_id, nonce, created_at, settled_at)
  select x.id, x.site_id, x.player_id, x.provider_code, x.game_code, x.game_version, x.product,
      x.engine, x.state, x.request_id, p_hash, x.currency, x.stake_minor, x.base_stake_minor,
      x.payout_minor, x.multiplier_e4, x.params, x.outcome, x.events, x.seed_id, x.nonce, p_now,
      case when x.state = 'open' then null else p_now end
    from jsonb_populate_record(null::game_rounds, p_round) x
  returning * into written;
  return written;
end $$;

create function play_take_nonce(p_round jsonb) returns boolean language plpgsql as $$
begin
  update fairness_seeds s set nonce = s.nonce + 1
   where s.id = (p_round ->> 'seed_id')::uuid and s.site_id = (p_round ->> 'site_id')::uuid
     and s.player_id = (p_round ->> 'player_id')::uuid and s.state = 'active'
     and s.nonce = (p_round ->> 'nonce')::integer;
  return found;
end $$;

-- Whether the operator's switch stands against new stakes on a game of ours: on the whole studio,
-- the game, or this version of it.
create function house_game_is_off(p_provider text, p_game text, p_version integer) returns boolean
language plpgsql stable as $$
begin
  return exists (select from providers p where p.code = p_provider and not p.is_enabled)
    or exists (select from provider_games x where x.provider_code = p_provider
      and x.game_code = p_game
                and (x.is_switched_off or p_version::text = any (x.off_versions)));
end $$;

create function play_start(p_round jsonb, p_hash bytea, p_now timestamptz, p_round_min_ms integer)
returns jsonb language plpgsql as $$
declare
  answer jsonb; written game_rounds;
  wanted game_rounds := jsonb_populate_record(null::game_rounds, p_round);
begin
  answer := play_replay(wanted.site_id, wanted.player_id, wanted.request_id, p_hash);
  if answer is not null then return answer; end if;
  if house_game_is_off(wanted.provider_code, wanted.game_code, wanted.game_version) then
    perform wallet_refuse('gameUnavailable', wanted.id::text);
  end if;
  if not take_play_seat(wanted.site_id, wanted.player_id, wanted.provider_code, wanted.game_code,
    p_now) then
    perform wallet_refuse('otherGameOpen', wanted.id::text);
  end if;
  if not play_take_nonce(p_round) then
    return coalesce(play_replay(wanted.site_id, wanted.player_id, wanted.request_id, p_hash),
      jsonb_build_object('status', 'moved'));
  end if;
  if exists (select from game_rounds r where r.site_id = wanted.site_id
    and r.player_id = wanted.player_id and r.state = 'open'
              and r.engine = 'hand' and wanted.engine = 'hand'
              and r.provider_code = wanted.provider_code and r.game_code = wanted.game_code) then
    perform wallet_refuse('handOpen', wanted.id::text);
  end if;
  -- The nonce that was just taken lets one round of a player begin at a time, so none slips past
  -- this.
  if p_round_min_ms > 0 and exists (select from game_rounds r where r.site_id = wanted.site_id
    and r.player_id = wanted.player_id
      and r.engine <> 'round' and (r.product = 'slots') = (wanted.product = 'slots')
      and r.created_at > p_now - p_round_min_ms * interval '1 millisecond') then
    perform wallet_refuse('roundTooSoon', wanted.id::text);
  end if;
  perform wallet_move(wanted.site_id, wanted.provider_code, wanted.player_id, wanted.currency,
    wanted.product, wanted.game_code, wanted.id::text,
    jsonb_build_array(case when wanted.state = 'open'
      then jsonb_build_object('kind', 'debit', 'tx', wanted.id, 'amount', wanted.stake_minor)
      else jsonb_build_object('kind', 'debit-credit', 'tx', wanted.id, 'amount', wanted.stake_minor,
        'win', wanted.payout_minor, 'finished', true) end), p_now);
  written := play_write(p_round, p_hash, p_now);
  return play_answer('played', written);
end $$;

-- Gives every stake of a play back that still stands, each by the rollback of its own move, and
-- closes it. Gives how much that was.
create function play_give_back(p_play game_rounds, p_now timestamptz) returns bigint
language plpgsql as $$
declare taken bigint; backs jsonb;
begin
  select sum(m.amount_minor),
      jsonb_agg(jsonb_build_object('kind', 'rollback', 'ref', m.tx_id, 'finished', true, 'tx',
        p_play.id || ':end' || case when m.n = 1 then '' else ':' || m.n end) order by m.n)
    into taken, backs
    from (select w.tx_id, w.amount_minor, row_number() over (order by w.seq) as n
      from wallet_moves w
           where w.site_id = p_play.site_id and w.provider_code = p_play.provider_code
             and w.round_id = p_play.id::text
             and w.kind = 'debit' and w.state = 'applied') m;
  perform wallet_move(p_play.site_id, p_play.provider_code, p_play.player_id, p_play.currency,
    p_play.product, p_play.game_code, p_play.id::text, backs, p_now);
  return taken;
end $$;

create function play_act(p_site uuid, p_player uuid, p_round uuid, p_step integer, p_request uuid,
  p_hash bytea, p_action jsonb, p_after jsonb, p_now timestamptz) returns jsonb
    language plpgsql as $$
declare
  known hand_actions; hand game_rounds;
  after game_rounds := jsonb_populate_record(null::game_rounds, p_after);
  more bigint; moves jsonb := '[]';
begin
  -- One action after the other: the second of two tabs waits here and then finds the hand moved on.
  select * into hand from game_rounds r
   where r.id = p_round and r.site_id = p_site and r.player_id = p_player
     and r.engine = 'hand' for no key update;
  if not found then return jsonb_build_object('status', 'unknown'); end if;
  select * into known from hand_actions a where a.round_id = p_round and a.request_id = p_request;
  if found then
    if known.request_hash <> p_hash then
      raise exception 'request id reused with other content' using errcode = 'P0409';
    end if;
    return play_answer('replayed', hand) || jsonb_build_object('step', known.step);
  end if;
  if hand.state <> 'open' then return jsonb_build_object('status', 'finished'); end if;
  if hand.step <> p_step then return jsonb_build_object('status', 'moved'); end if;
  -- What the action takes besides the stakes so far: by the same doors, or the hand stays as it
  -- was.
  more := after.stake_minor - hand.stake_minor;
  if more > 0 then
    if house_game_is_off(hand.provider_code, hand.game_code, hand.game_version) then
      perform wallet_refuse('gameUnavailable', hand.id::text);
    end if;
    moves := jsonb_build_array(jsonb_build_object('kind', 'debit', 'tx',
      hand.id || ':stake:' || (p_step + 1), 'amount', more));
  end if;
  insert into hand_actions (round_id, step, site_id, request_id, request_hash, action, stake_minor,
    created_at)
  values (p_round, p_step + 1, p_site, p_request, p_hash, p_action, more, p_now);
  if after.state = 'settled' then
    moves := moves || jsonb_build_array(
      jsonb_build_object('kind', 'credit', 'tx', hand.id || ':end', 'amount', after.payout_minor,
        'finished', true));
  end if;
  if moves <> '[]' then
    perform wallet_move(p_site, hand.provider_code, p_player, hand.currency, hand.product,
      hand.game_code, hand.id::text, moves, p_now);
  end if;
  if after.state = 'refunded' then
    perform play_give_back(hand, p_now);
  end if;
  update game_rounds r set step = p_step + 1, state = after.state, stake_minor = after.stake_minor,
      payout_minor = after.payout_minor, multiplier_e4 = after.multiplier_e4,
      outcome = after.outcome, events = after.events,
      settled_at = case when after.state = 'open' then null else p_now end
   where r.id = p_round returning * into hand;
  return play_answer('played', hand) || jsonb_build_object('step', hand.step);
end $$;
`;
