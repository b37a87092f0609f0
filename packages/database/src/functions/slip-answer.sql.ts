/**
 * The answer of a placed or repeated slip carries `bets`, its bets as they were accepted in the order of the lines, so that a
 * bet is one statement and one round trip in all. Amounts are text, times are ISO.
 */
export const slipAnswerFunctions = `
-- What was accepted, not what became of it: a repeated request is answered as the first was. The score at acceptance is null for a bet from
-- before the kick-off.
create function slip_bets(p_slip uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
             'id', b.id, 'siteId', b.site_id, 'playerId', b.player_id, 'currency', b.currency,
             'eventId', b.event_id, 'leagueName', l.name, 'startTime', e.start_time, 'startDay', e.start_day,
             'homeName', h.name, 'awayName', a.name, 'homeNames', h.names, 'awayNames', a.names,
             'marketKind', b.market_kind, 'outcome', b.outcome, 'lineQuarters', b.line_quarters,
             'acceptedHomeScore', case when b.is_live then b.accepted_home_score end,
             'acceptedAwayScore', case when b.is_live then b.accepted_away_score end,
             'oddsMilli', b.odds_milli, 'stakeMinor', b.stake_minor::text, 'placedAt', b.placed_at) order by b.id)
      from bets b
      join events e on e.id = b.event_id
      join leagues l on l.id = e.league_id
      join teams h on h.id = e.home_team_id
      join teams a on a.id = e.away_team_id
     where b.slip_id = p_slip);
end $$;

create function slip_answer(p_status text, p_slip bet_slips) returns jsonb language plpgsql volatile as $$
begin
  return jsonb_build_object('status', p_status, 'slip_id', p_slip.id,
    'bets', slip_bets(p_slip.id)) || p_slip.pockets_after;
end $$;
`;
