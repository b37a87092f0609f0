/**
 * `check_slip_lines`: each line of a slip with what it is about, and its refusal or null (domain rules 2.9), by the limits of
 * the player (`limits_of_player`). The planner takes the lines for a hundred rows: a lateral look-up of one row keeps it from
 * reading whole tables for each bet.
 */
export const checkSlipLinesFunction = `
create function check_slip_lines(
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
`;
