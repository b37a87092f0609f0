/**
 * The answer of a placed or repeated slip carries `bets`, its bets as they were accepted in the
 * order of the slip, so that a slip is one statement and one round trip in all. Amounts are text,
 * times are ISO.
 */
export const slipAnswerFunctions = `
-- The player or runner a pick is about, of those of both teams or all runners: whose total it is,
-- or who is picked.
create function player_of_leg(p_market uuid, p_outcome text, p_players jsonb)
returns table (player_id text, name text, names jsonb) language plpgsql stable as $$
begin
  return query
    select p.value ->> 'id', p.value ->> 'name', p.value -> 'names' from markets m
      cross join lateral jsonb_array_elements(p_players) p
     where m.id = p_market and p.value ->> 'id' = coalesce(m.player_id, p_outcome);
end $$;

-- The picks of a builder, each with the player it is about; null of any other leg.
create function named_picks(p_picks jsonb, p_players jsonb) returns jsonb
language plpgsql stable as $$
begin
  return (
    select jsonb_agg(k.pick || jsonb_build_object('pickedPlayerId', x.player_id, 'playerName',
             x.name) order by k.no)
      from jsonb_array_elements(p_picks) with ordinality as k (pick, no)
      left join lateral player_of_leg((k.pick ->> 'marketId')::uuid, k.pick ->> 'outcome',
        p_players) x on true);
end $$;

-- The terms of acceptance of an each-way leg; null of any other.
create function place_terms_of(p_leg bet_legs) returns jsonb language plpgsql immutable as $$
begin
  return case when p_leg.place_count is not null then jsonb_build_object('places',
    p_leg.place_count, 'num', p_leg.place_num, 'den', p_leg.place_den) end;
end $$;

-- What was accepted, not what became of it: a repeated request is answered as the first was. The
-- score at acceptance is null for a bet from before the kick-off.
create function slip_bet_legs(p_bet uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
             'legNo', g.leg_no, 'eventId', g.event_id, 'leagueName', l.name, 'startTime',
             e.start_time, 'startDay', e.start_day, 'eventName', e.name, 'eventNames', e.names,
             'homeName', coalesce(h.name, ''), 'awayName', coalesce(a.name, ''),
             'homeNames', coalesce(h.names, '{}'), 'awayNames', coalesce(a.names, '{}'),
             'marketId', g.market_id, 'selectionId', g.selection_id, 'sport', e.sport,
             'marketKind', g.market_kind, 'outcome', g.outcome,
             'lineQuarters', g.line_quarters, 'param', g.param, 'pickedPlayerId', x.player_id,
             'playerName', x.name, 'playerNames', x.names, 'areTermsFixed', g.are_terms_fixed,
             'placeTerms', place_terms_of(g), 'acceptedHomeScore',
             case when g.is_live then g.accepted_home_score end, 'acceptedAwayScore',
             case when g.is_live then g.accepted_away_score end, 'oddsMilli', g.odds_milli,
             'isLive', g.is_live, 'isAntepost', g.is_antepost, 'acceptedAt', g.accepted_at, 'picks',
             case when g.picks is not null then named_picks(g.picks, h.players || a.players) end,
             'reprice', g.reprice)
               order by g.leg_no)
      from bet_legs g
      join events e on e.id = g.event_id
      join leagues l on l.id = e.league_id
      left join teams h on h.id = e.home_team_id
      left join teams a on a.id = e.away_team_id
      left join lateral player_of_leg(g.market_id, g.outcome,
        coalesce(h.players || a.players, e.runners)) x on true
     where g.bet_id = p_bet);
end $$;

create function slip_bets(p_slip uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
             'id', b.id, 'siteId', b.site_id, 'playerId', b.player_id, 'currency', b.currency,
             'betType', b.bet_type, 'unitStakeMinor', b.unit_stake_minor::text, 'lineCount',
             b.line_count, 'isEachWay', b.is_each_way, 'sizes', b.sizes,
             'bankers', b.bankers, 'oddsMilli', b.odds_milli,
             'stakeMinor', b.stake_minor::text, 'bonusMinor', b.bonus_minor::text, 'potentialMinor',
             b.potential_minor::text, 'voucherId', b.voucher_id, 'voucherKind', b.voucher_kind,
             'rulesVersion', b.rules_version, 'placedAt', b.placed_at, 'legs', slip_bet_legs(b.id))
               order by b.id)
      from bets b where b.slip_id = p_slip);
end $$;

create function slip_answer(p_status text, p_slip bet_slips) returns jsonb
language plpgsql volatile as $$
begin
  return jsonb_build_object('status', p_status, 'slip_id', p_slip.id,
    'state', case when p_slip.decides_at is null then 'accepted' else 'pending' end,
    'placed_at', p_slip.placed_at, 'decides_at', p_slip.decides_at,
    'bets', slip_bets(p_slip.id)) || p_slip.pockets_after;
end $$;
`;
