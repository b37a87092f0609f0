/**
 * `check_slip_legs`: every leg of a slip with what it is about, and its refusal or null (wire
 * contract of the sportsbook, 4): first whether it is offered, then its price, then whether it may
 * stand beside the others of its bet and, each way, has a place part: of races their winner alone.
 * The planner takes the legs for a hundred rows: a lateral
 * look-up of one row keeps it from reading whole tables for each bet.
 */
export const checkSlipLegsFunction = `
create function read_slip_legs(p_policy text, p_bets jsonb, p_now timestamptz) returns slip_leg[]
language plpgsql as $$
begin
  return array(
    select row(b.bet_no, l.leg_no - 1, l.selection_id, o.event_id, o.market_id, o.kind,
        o.line_quarters, o.param, o.outcome, o.odds_milli, o.is_combinable, o.state = 'live',
        coalesce(o.score_home, o.home_score, 0), coalesce(o.score_away, o.away_score, 0), o.sport,
        o.stop_no, case
          when o.event_id is null then 'selectionNotFound'
          when o.state = 'upcoming' and o.start_time <= p_now then 'eventStarted'
          when o.state in ('live', 'finished') and not o.allows_live then 'eventStarted'
          when o.status in ('closed', 'settled')
            or o.state in ('finished', 'postponed', 'cancelled') then 'marketClosed'
          when o.status = 'suspended' or not o.is_offered then 'marketSuspended'
          when (p_policy = 'none' and o.odds_milli <> l.odds_milli)
            or (p_policy = 'better' and o.odds_milli < l.odds_milli) then 'priceChanged'
          when b.is_each_way and o.kind <> 'win' then 'notEachWay'
        end, o.is_antepost, o.are_terms_fixed, t.place_count, t.place_num, t.place_den)::slip_leg
      from rows from (jsonb_to_recordset(p_bets) as (legs jsonb, is_each_way boolean))
        with ordinality as b (legs, is_each_way, bet_no)
      cross join lateral rows from (jsonb_to_recordset(b.legs) as (selection_id uuid,
        odds_milli integer))
           with ordinality as l (selection_id, odds_milli, leg_no)
      left join lateral (
        select s.outcome, s.odds_milli, s.is_offered, m.id as market_id, m.kind, m.line_quarters,
               m.param, m.is_combinable, m.status, m.stop_no, m.score_home, m.score_away, e.sport,
               e.id as event_id, e.state, e.start_time, e.allows_live, e.home_score, e.away_score,
               e.is_antepost, e.is_antepost or e.are_terms_fixed as are_terms_fixed, e.is_handicap,
               e.runners
          from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
         where s.id = l.selection_id limit 1) o on true
      left join lateral place_terms((select count(*) from jsonb_array_elements(o.runners) r
          where r.value -> 'withdrawn' = 'null'), o.is_handicap) t on b.is_each_way
     order by b.bet_no, l.leg_no);
end $$;

create function check_slip_legs(p_policy text, p_bets jsonb, p_now timestamptz) returns slip_leg[]
language plpgsql as $$
declare legs slip_leg[] := read_slip_legs(p_policy, p_bets, p_now); l slip_leg;
checked slip_leg[] := '{}';
begin
  if cardinality(legs) = jsonb_array_length(p_bets) then return legs; end if;
  foreach l in array legs loop
    if l.code is null and exists (select from unnest(legs) o where o.bet_no = l.bet_no
      and o.leg_no <> l.leg_no) then
      l.code := case
        when exists (select from unnest(legs) o
                      where o.bet_no = l.bet_no and o.leg_no <> l.leg_no
                        and o.event_id = l.event_id) then 'relatedSelections'
        when not l.is_combinable then 'notCombinable' end;
    end if;
    checked := checked || l;
  end loop;
  return checked;
end $$;
`;
