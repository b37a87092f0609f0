/**
 * `check_slip_legs`: every pick of a slip with what it is about, and its refusal or null (wire
 * contract of the sportsbook, 4): first whether it is offered, then its price, then whether it may
 * stand beside the others of its bet (none of its event, nor of one that decides it) and, each way,
 * has a place part: of races their winner alone.
 * A builder is as many rows as it has picks, each with its one price, which the caller has worked
 * out from the selections as they stood (`version`). A lateral look-up of one row keeps the planner
 * from reading whole tables for each bet.
 */
export const checkSlipLegsFunction = `
-- The picks of a slip: of a builder its own, numbered, of every other leg the one.
create function slip_picks(p_bets jsonb)
returns table (bet_no integer, leg_no integer, pick_no integer, selection_id uuid,
  seen_milli integer, now_milli integer, reprice jsonb, version bigint, fault text,
  is_each_way boolean)
language plpgsql immutable rows 10 as $$
begin
  return query
    select b.no::integer, l.no::integer - 1, case when l.picks is not null then p.no::integer - 1
           end, coalesce(p.selection_id, l.selection_id), l.odds_milli, l.now_milli, l.reprice,
           p.version, p.fault, b.is_each_way
      from rows from (jsonb_to_recordset(p_bets) as (legs jsonb, is_each_way boolean))
        with ordinality as b (legs, is_each_way, no)
      cross join lateral rows from (jsonb_to_recordset(b.legs) as (selection_id uuid,
        odds_milli integer, now_milli integer, reprice jsonb, picks jsonb))
           with ordinality as l (selection_id, odds_milli, now_milli, reprice, picks, no)
      cross join lateral rows from (jsonb_to_recordset(coalesce(l.picks, '[{}]'))
        as (selection_id uuid, version bigint, fault text))
           with ordinality as p (selection_id, version, fault, no);
end $$;

-- Whether a pick of a builder is not what its price was worked out from any more.
create function is_slip_stale(p_bets jsonb) returns boolean language plpgsql stable as $$
begin
  if not p_bets @? '$[*].legs[*].picks' then return false; end if;
  return exists (
    select from slip_picks(p_bets) p
      cross join lateral (select s.version from selections s where s.id = p.selection_id limit 1) s
     where s.version <> p.version);
end $$;

create function read_slip_legs(p_policy text, p_bets jsonb, p_now timestamptz) returns slip_leg[]
language plpgsql as $$
declare terms jsonb := trading_terms();
begin
  return array(
    select row(l.bet_no, l.leg_no, l.selection_id, o.event_id, o.market_id, o.kind,
        o.line_quarters, o.param, o.outcome, c.odds_milli, o.is_combinable, o.state = 'live',
        coalesce(o.score_home, o.home_score, 0), coalesce(o.score_away, o.away_score, 0), o.sport,
        o.stop_no, case
          when o.event_id is null then 'selectionNotFound'
          when o.state = 'upcoming' and o.start_time <= p_now then 'eventStarted'
          when o.state in ('live', 'finished') and not o.allows_live then 'eventStarted'
          when o.status in ('closed', 'settled')
            or o.state in ('finished', 'postponed', 'cancelled') then 'marketClosed'
          when o.status = 'suspended' or not o.is_offered then 'marketSuspended'
          when coalesce(l.pick_no, 0) = 0 and (
            (p_policy = 'none' and c.odds_milli <> l.seen_milli)
            or (p_policy = 'better' and c.odds_milli < l.seen_milli)) then 'priceChanged'
          when l.fault is null and l.is_each_way
            and (l.pick_no is not null or o.kind <> 'win') then 'notEachWay'
          else l.fault
        end, l.pick_no, l.reprice, o.is_antepost, o.are_terms_fixed, t.place_count, t.place_num,
        t.place_den, market_share_ppm(terms, o.sport, o.league_id, o.kind, o.state = 'live',
          o.start_time, p_now)::bigint * o.share_ppm / 1000000, o.decided_by)::slip_leg
      from slip_picks(p_bets) l
      left join lateral (
        select s.outcome, s.odds_milli, s.is_offered, m.id as market_id, m.kind, m.line_quarters,
               m.param, m.is_combinable, m.status, m.stop_no, m.score_home, m.score_away,
               m.share_ppm, e.sport, e.league_id, e.id as event_id, e.state, e.start_time,
               e.allows_live, e.home_score, e.away_score, e.is_antepost,
               e.is_antepost or e.are_terms_fixed as are_terms_fixed, e.is_handicap, e.runners,
               e.decided_by
          from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
         where s.id = l.selection_id limit 1) o on true
      cross join lateral (select case when l.pick_no is null then o.odds_milli else l.now_milli end
        as odds_milli) c
      left join lateral place_terms((select count(*) from jsonb_array_elements(o.runners) r
          where r.value -> 'withdrawn' = 'null'), o.is_handicap) t
        on l.is_each_way and l.pick_no is null
     order by l.bet_no, l.leg_no, l.pick_no);
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
        when coalesce(l.pick_no, 0) = 0 and exists (select from unnest(legs) o
                      where o.bet_no = l.bet_no and o.leg_no <> l.leg_no
                        and (o.event_id in (l.event_id, l.decided_by)
                          or o.decided_by = l.event_id))
          then 'relatedSelections'
        when not l.is_combinable then 'notCombinable' end;
    end if;
    checked := checked || l;
  end loop;
  return checked;
end $$;
`;
