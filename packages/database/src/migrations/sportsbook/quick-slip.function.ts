/**
 * `place_slip`, lighter: replaces two of its checks and its answer.
 *
 * The planner takes the lines of a slip for a hundred rows and therefore used to read the whole tables of selections and
 * markets for each bet. A lateral look-up of one row cannot be turned into such a join: it stays three index reads per
 * line, however large the tables are.
 *
 * The answer of a placed or repeated slip now also carries `bets`, its bets as they were accepted in the order of the
 * lines, so that a bet is one statement and one round trip in all. Amounts are text, times are ISO.
 */
export const quickSlipFunction = `
create or replace function lock_slip_events(p_site uuid, p_lines jsonb, p_is_exclusive boolean)
returns void language plpgsql as $$
declare ids uuid[]; id uuid;
begin
  select array_agg(distinct o.event_id order by o.event_id) into ids
    from jsonb_to_recordset(p_lines) as x (selection_id uuid)
    cross join lateral (
      select m.event_id from selections s join markets m on m.id = s.market_id
       where s.id = x.selection_id limit 1) o;
  foreach id in array coalesce(ids, '{}') loop
    perform pg_advisory_xact_lock_shared(hashtextextended(id::text, 1));
  end loop;
  foreach id in array coalesce(ids, '{}') loop
    if p_is_exclusive then perform pg_advisory_xact_lock(hashtextextended(p_site::text || id::text, 2));
    else perform pg_advisory_xact_lock_shared(hashtextextended(p_site::text || id::text, 2)); end if;
  end loop;
end $$;

create or replace function check_slip_lines(
  p_limits sports_limits, p_policy text, p_lines jsonb, p_now timestamptz)
returns slip_line[] language plpgsql as $$
begin
  return array(
    select row(l.index, l.bet_id, l.selection_id, l.stake_minor,
        -- Only of a stake within the limits: a refused one could pass 64 bits.
        case when l.stake_minor <= most.stake then payout_minor('won', l.stake_minor, o.odds_milli) - l.stake_minor end,
        most.stake,
        o.event_id, o.market_id, o.kind, o.line_quarters, o.outcome, o.odds_milli,
        o.state = 'live', coalesce(o.home_score, 0), coalesce(o.away_score, 0),
        case when o.outcome in ('home', 'over') then 1 when o.outcome = 'draw' then 2 else 3 end,
        case
          when o.event_id is null then 'selectionNotFound'
          when o.state = 'upcoming' and o.start_time <= p_now then 'eventStarted'
          when o.state in ('live', 'finished') and not o.allows_live then 'eventStarted'
          when o.status in ('closed', 'settled') or o.state in ('finished', 'postponed', 'cancelled') then 'marketClosed'
          when o.status = 'suspended' or not o.is_offered then 'marketSuspended'
          when (p_policy = 'none' and o.odds_milli <> l.odds_milli)
            or (p_policy = 'better' and o.odds_milli < l.odds_milli) then 'priceChanged'
          when p_limits.site_id is null then 'limitReached'
          when l.stake_minor < p_limits.min_stake_minor then 'stakeTooLow'
          when l.stake_minor > p_limits.max_stake_minor then 'stakeTooHigh'
          when l.stake_minor > most.stake then 'payoutTooHigh'
        end)::slip_line
      from rows from (jsonb_to_recordset(p_lines)
             as (bet_id uuid, selection_id uuid, odds_milli integer, stake_minor bigint))
           with ordinality as l (bet_id, selection_id, odds_milli, stake_minor, index)
      left join lateral (
        select s.outcome, s.odds_milli, s.is_offered, m.id as market_id, m.kind, m.line_quarters, m.status,
               e.id as event_id, e.state, e.start_time, e.allows_live, e.home_score, e.away_score
          from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
         where s.id = l.selection_id limit 1) o on true
      left join lateral (
        select least(p_limits.max_stake_minor, stake_that_wins(p_limits.max_win_minor, o.odds_milli)) as stake) most on true
     order by l.index);
end $$;

-- What was accepted, not what became of it: a repeated request is answered as the first was.
create function slip_bets(p_slip uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
             'id', b.id, 'siteId', b.site_id, 'playerId', b.player_id, 'currency', b.currency,
             'eventId', b.event_id, 'leagueName', l.name, 'startTime', e.start_time,
             'homeName', h.name, 'awayName', a.name, 'homeNames', h.names, 'awayNames', a.names,
             'marketKind', b.market_kind, 'outcome', b.outcome, 'lineQuarters', b.line_quarters,
             'oddsMilli', b.odds_milli, 'stakeMinor', b.stake_minor::text, 'placedAt', b.placed_at) order by b.id)
      from bets b
      join events e on e.id = b.event_id
      join leagues l on l.id = e.league_id
      join teams h on h.id = e.home_team_id
      join teams a on a.id = e.away_team_id
     where b.slip_id = p_slip);
end $$;

create or replace function slip_answer(p_status text, p_slip bet_slips) returns jsonb language plpgsql volatile as $$
begin
  return jsonb_build_object('status', p_status, 'slip_id', p_slip.id,
    'cash_minor', p_slip.cash_after_minor::text, 'token_minor', p_slip.token_after_minor::text,
    'bets', slip_bets(p_slip.id));
end $$;
`;
