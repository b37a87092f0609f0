import { slipChecks } from './slip-checks.sql.ts';

/**
 * `place_slip`: all bets of a slip or none, in one round trip (domain rules 2.9, 2.10; wire
 * contract of the sportsbook, 4).
 *
 * Takes the bets as `[{bet_id, bet_type, unit_stake_minor, line_count, sizes, bankers, voucher_id?,
 * is_each_way?, legs: [{selection_id, odds_milli}]}]`, whose shape the caller has checked, and the
 * price policy none | better | any. A leg that is a builder is `{odds_milli, now_milli, reprice,
 * picks: [{selection_id, version, fault}]}`: its picks are of one event, `now_milli` is its price
 * by the selections of these versions, `fault` what stands against a pick beside the others. Gives
 * one of
 * - `{status: 'placed' | 'replayed', slip_id, state, decides_at}` with the bets and the pockets; a
 *   slip with a live pick is pending as long as the trading file, or without one `p_delays`,
 *   says of its sports (seconds; `*` stands for all others; null: it has waited already), its
 *   stakes taken, until `decide_slip`
 * - `{status: 'refused', refusals: [{index, leg, pick, code, odds_milli, min_stake_minor,
 *   max_stake_minor}]}`: nothing has moved and no key is stored; index is null when the player
 *   himself may not bet, and of a limit of his `limit` tells kind, period and room
 * - `{status: 'stale'}`: a pick of a builder is not what its price was worked out from any more;
 *   work it out again
 * - `{status: 'contended'}`: an event is near its liability limit; call again with
 *   `p_is_exclusive`.
 * Raises P0402 (no funds) from the ledger and P0409 when the request id came with other content.
 *
 * Locks, always in this order: the player (`may_stake`) · events (shared) · the site's liability of
 * the events · exposure rows · ledger accounts. The liability lock is shared by small slips while
 * the event is away from its limit, and exclusive otherwise (`slip-liability`): the limit is exact,
 * and a popular match still is no queue. plpgsql throughout, because it keeps its plans; no foreign
 * keys on rows that every bet shares, because they would be locked by all (as in the ledger).
 */
export const placeSlipFunction = `${slipChecks}
create function slip_replay(p_site uuid, p_player uuid, p_request uuid, p_hash bytea)
returns jsonb language plpgsql as $$
declare known bet_slips;
begin
  select * into known from bet_slips
   where site_id = p_site and player_id = p_player and request_id = p_request;
  if not found then return null; end if;
  if known.request_hash <> p_hash then
    raise exception 'request id reused with other content' using errcode = 'P0409';
  end if;
  return slip_answer('replayed', known);
end $$;

create function count_exposures(p_site uuid, p_player uuid, p_bets slip_bet[], p_legs slip_leg[])
returns void language plpgsql as $$
declare own_shard smallint := hashtext(p_player::text) & 7;
begin
  insert into selection_exposures as held (site_id, event_id, market_id, selection_id, shard,
    stake_minor, win_minor)
  select p_site, x.event_id, x.market_id, x.selection_id, own_shard, x.stake_minor, x.win_minor
    from slip_exposures(p_bets, p_legs) x order by x.event_id, x.market_id, x.selection_id
  on conflict (site_id, event_id, market_id, selection_id, shard) do update set
    stake_minor = held.stake_minor + excluded.stake_minor,
      win_minor = held.win_minor + excluded.win_minor;
end $$;

-- Takes the stake of one bet and writes it, pending where its slip is; gives the part that cash
-- paid.
create function write_slip_bet(p_slip bet_slips, p_currency text, p_bet slip_bet,
  p_rules_version integer, p_now timestamptz)
returns bigint language plpgsql as $$
declare
  taken record; own play_of := row(p_slip.site_id, p_slip.player_id, p_currency,
    'sportsbook', null, null, p_bet.odds_milli)::play_of;
begin
  if p_bet.voucher_kind = 'free_bet' then
    select * into taken from take_free_stake(own, p_bet.stake_minor::bigint);
  else
    select * into taken from take_stake(own, null, p_bet.stake_minor::bigint, true, p_now);
  end if;
  perform ledger_post(p_slip.site_id, 'sports', p_bet.bet_id::text, 'sports.accept',
    p_slip.request_hash, p_currency, taken.lines,
    jsonb_build_object('bet_id', p_bet.bet_id, 'slip_id', p_slip.id));
  insert into bets (id, slip_id, site_id, player_id, currency, bet_type, leg_count,
      unit_stake_minor, line_count, sizes, bankers, stake_minor, bonus_minor, bonus_id, voucher_id,
      voucher_kind, boost_percent, max_extra_minor, odds_milli, win_minor, potential_minor,
      rules_version, status, placed_at, is_each_way)
  values (p_bet.bet_id, p_slip.id, p_slip.site_id, p_slip.player_id, p_currency, p_bet.bet_type,
      p_bet.leg_count, p_bet.unit_stake_minor, p_bet.line_count, p_bet.sizes, p_bet.bankers,
      p_bet.stake_minor::bigint, (taken.stake).bonus_minor, (taken.stake).bonus_id,
      p_bet.voucher_id, p_bet.voucher_kind, p_bet.boost_percent, p_bet.max_extra_minor,
      p_bet.odds_milli, p_bet.profit_minor::bigint,
        with_voucher(p_bet.voucher_kind, p_bet.boost_percent, p_bet.max_extra_minor,
          p_bet.stake_minor::bigint, p_bet.stake_minor + p_bet.profit_minor)::bigint,
      p_rules_version, p_slip.state, p_now, p_bet.is_each_way);
  if p_bet.voucher_id is not null then
    update vouchers v set state = 'staked', bet_id = p_bet.bet_id
     where v.id = p_bet.voucher_id and v.site_id = p_slip.site_id;
  end if;
  return (taken.stake).cash_minor;
end $$;

-- A leg's picks as they are kept; null where it is no builder.
create function kept_picks(p_legs slip_leg[], p_bet integer, p_leg integer) returns jsonb
language plpgsql immutable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('selectionId', l.selection_id, 'marketId', l.market_id,
             'marketKind', l.market_kind, 'lineQuarters', l.line_quarters, 'param', l.param,
             'outcome', l.outcome, 'homeScore', l.home_score, 'awayScore', l.away_score,
             'stopNo', l.stop_no) order by l.pick_no)
      from unnest(p_legs) l
     where l.bet_no = p_bet and l.leg_no = p_leg and l.pick_no is not null);
end $$;

create function write_slip(
  p_slip bet_slips, p_currency text, p_bets slip_bet[], p_legs slip_leg[], p_rules_version integer,
  p_now timestamptz)
returns bet_slips language plpgsql as $$
declare b slip_bet; slip bet_slips; cash bigint := 0;
begin
  perform count_exposures(p_slip.site_id, p_slip.player_id, p_bets, p_legs);
  foreach b in array p_bets loop
    cash := cash + write_slip_bet(p_slip, p_currency, b, p_rules_version, p_now);
  end loop;
  insert into bet_legs (bet_id, leg_no, site_id, player_id, event_id, market_id, selection_id,
      market_kind, line_quarters, param, outcome, odds_milli, is_live, accepted_home_score,
      accepted_away_score, accepted_at, stop_no, status, is_antepost, are_terms_fixed, place_count,
      place_num, place_den, picks, reprice, builder_void)
  select u.bet_id, l.leg_no, p_slip.site_id, p_slip.player_id, l.event_id, l.market_id,
         l.selection_id, l.market_kind, l.line_quarters, l.param, l.outcome, l.odds_milli,
         l.is_live, l.home_score, l.away_score, p_now, l.stop_no,
         case p_slip.state when 'pending' then 'pending' else 'open' end, l.is_antepost,
         l.are_terms_fixed, l.place_count, l.place_num, l.place_den,
         kept_picks(p_legs, l.bet_no, l.leg_no), l.reprice, case when l.pick_no is not null then
           (select s.builder_void from sports_limits s where s.site_id = p_slip.site_id) end
    from unnest(p_legs) l join unnest(p_bets) u on u.bet_no = l.bet_no
   where coalesce(l.pick_no, 0) = 0;
  perform count_player_wins(p_slip.site_id, p_slip.player_id, p_bets, p_legs, p_now);
  if cash > 0 then perform count_play(p_slip.site_id, p_slip.player_id, 'sportsbook', cash, 0,
    p_now); end if;
  update bet_slips s set pockets_after = pockets_of(s.site_id, s.player_id, p_currency)
   where s.id = p_slip.id returning * into slip;
  return slip;
end $$;

-- As long as the live market that waits longest; by sport, of others what stands under the star, or
-- longer where the source of its event says so. No delays: none waits.
create function slip_delay_seconds(p_legs slip_leg[], p_delays jsonb) returns integer
language plpgsql stable as $$
begin
  return (select coalesce(max(greatest(coalesce(p_delays ->> l.sport, p_delays ->> '*')::integer,
      e.delay_seconds)), 0)
    from unnest(p_legs) l join events e on e.id = l.event_id where l.is_live);
end $$;

create function player_refusal_of_slip(p_site uuid, p_player uuid, p_code text, p_stake bigint,
  p_now timestamptz)
returns jsonb language plpgsql as $$
begin
  return jsonb_build_object('status', 'refused', 'refusals',
    jsonb_build_array(jsonb_build_object('index', null, 'code', p_code, 'limit',
      case p_code when 'limitReached' then stake_limit(p_site, p_player, p_stake, p_now) end)));
end $$;

create function place_slip(
  p_site uuid, p_player uuid, p_slip uuid, p_request uuid, p_hash bytea, p_currency text,
  p_policy text, p_bets jsonb, p_delays jsonb, p_rules_version integer, p_is_exclusive boolean,
  p_now timestamptz)
returns jsonb language plpgsql as $$
declare
  answer jsonb; refusal text; limits sports_limits; own sports_limits; legs slip_leg[];
  bets slip_bet[]; slip bet_slips;
  is_alone boolean; stake bigint := slip_stake_minor(p_bets); delay integer;
begin
  answer := slip_replay(p_site, p_player, p_request, p_hash);
  if answer is not null then return answer; end if;
  refusal := may_stake(p_site, p_player, 'sportsbook', stake, p_now);
  if refusal is not null then
    return player_refusal_of_slip(p_site, p_player, refusal, stake, p_now);
  end if;
  select * into limits from sports_limits where site_id = p_site;
  perform lock_slip_events(p_bets);
  if is_slip_stale(p_bets) then return jsonb_build_object('status', 'stale'); end if;
  own := limits_of_player(limits, p_player);
  legs := check_slip_legs(p_policy, p_bets, p_now);
  bets := weigh_slip_bets(own, p_bets, legs);
  if exists (select from unnest(bets) b where b.voucher_id is not null) then
    bets := check_vouchers(p_site, p_player, bets, legs, p_now);
  end if;
  if not has_refusal(bets, legs) then
    bets := check_player_wins(own, p_player, bets, legs, p_now);
  end if;
  if not has_refusal(bets, legs) then
    is_alone := p_is_exclusive or not is_small_slip(limits, bets);
    perform lock_slip_liability(p_site, legs, is_alone);
    bets := check_liability(limits, bets, legs, is_alone);
    if bets is null then return jsonb_build_object('status', 'contended'); end if;
  end if;
  if has_refusal(bets, legs) then
    -- Its twin may have been accepted since, and used up what this one lacks.
    return coalesce(slip_replay(p_site, p_player, p_request, p_hash),
      slip_refusals(bets, legs, own));
  end if;
  delay := case when p_delays is null then 0
    else slip_delay_seconds(legs, coalesce(trading_terms() -> 'delays', p_delays)) end;
  insert into bet_slips (id, site_id, player_id, request_id, request_hash, pockets_after, policy,
    state, asked, decides_at, placed_at)
  values (p_slip, p_site, p_player, p_request, p_hash, '{}', p_policy,
      case when delay > 0 then 'pending' else 'accepted' end, case when delay > 0 then p_bets end,
      case when delay > 0 then p_now + delay * interval '1 second' end, p_now)
  on conflict (site_id, player_id, request_id) do nothing returning * into slip;
  if not found then return slip_replay(p_site, p_player, p_request, p_hash); end if;
  return slip_answer('placed', write_slip(slip, p_currency, bets, legs, p_rules_version, p_now));
end $$;
`;
