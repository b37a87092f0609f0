/**
 * What a site may lose on one event is bounded exactly, and still slips on a popular match do not
 * wait for each other (domain rules 2.10):
 *
 * - `liability_margin_minor`: the last quarter of an event's limit. Slips share the lock of an
 *   event while its liability is below this margin, and take it alone within.
 * - `is_small_slip`: whether every connection of the server could add a slip like this at once,
 *   unseen by the others, and stay within the margin. Only such slips share; a large one has the
 *   event for itself, whatever room is left.
 * - `lock_slip_liability`: takes the locks; the rows of exposure are read after it, by a statement
 *   of its own.
 * - `slip_exposures`: what a slip adds to the counters. A bet of several legs, or of a builder,
 *   stands under each of its events with its whole potential win, in place of a market by the
 *   event's own id; so does one each way, because the place part pays beside another runner's win.
 *   `exposures_of_bet` tells the same of a bet that was written.
 */
export const slipLiabilityFunctions = `
create function liability_margin_minor(p_limits sports_limits) returns numeric
language plpgsql stable as $$
begin
  return div(p_limits.max_event_liability_minor, 4);
end $$;

create function is_small_slip(p_limits sports_limits, p_bets slip_bet[]) returns boolean
language plpgsql stable as $$
begin
  return (select sum(b.profit_minor) from unnest(p_bets) b)
    * current_setting('max_connections')::numeric
    <= liability_margin_minor(p_limits);
end $$;

create function lock_slip_liability(p_site uuid, p_legs slip_leg[], p_is_exclusive boolean)
returns void language plpgsql as $$
declare id uuid;
begin
  foreach id in array array(select distinct l.event_id from unnest(p_legs) l order by l.event_id)
    loop
    if p_is_exclusive then
      perform pg_advisory_xact_lock(hashtextextended(p_site::text || id::text, 2));
    else perform pg_advisory_xact_lock_shared(hashtextextended(p_site::text || id::text, 2));
    end if;
  end loop;
end $$;

create function stands_in_market(p_leg_count integer, p_is_each_way boolean) returns boolean
language plpgsql immutable as $$
begin
  return p_leg_count = 1 and not p_is_each_way;
end $$;

create function slip_exposures(p_bets slip_bet[], p_legs slip_leg[])
returns table (event_id uuid, market_id uuid, selection_id uuid, stake_minor numeric,
  win_minor numeric) language plpgsql as $$
#variable_conflict use_column
begin
  return query
    select l.event_id, case when o.is_one then l.market_id else l.event_id end,
           case when o.is_one then l.selection_id else l.event_id end,
           sum(case when o.is_one then b.stake_minor else 0 end), sum(b.profit_minor)
      from unnest(p_bets) b join unnest(p_legs) l on l.bet_no = b.bet_no
      cross join lateral (select stands_in_market(b.leg_count, b.is_each_way)
        and l.pick_no is null as is_one) o
     where coalesce(l.pick_no, 0) = 0
     group by 1, 2, 3;
end $$;

create function exposures_of_bet(p_bet bets, p_stake bigint, p_win bigint)
returns table (event_id uuid, market_id uuid, selection_id uuid, stake_minor bigint,
  win_minor bigint) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select l.event_id, case when o.is_one then l.market_id else l.event_id end,
           case when o.is_one then l.selection_id else l.event_id end,
           case when o.is_one then p_stake else 0 end, p_win
      from bet_legs l
      cross join lateral (select stands_in_market(p_bet.leg_count,
        p_bet.is_each_way) and l.picks is null as is_one) o
     where l.bet_id = p_bet.id;
end $$;

-- Whether what a market counts has begun: from then on bets on the rest start from other scores.
create function has_score(p_market markets) returns boolean language plpgsql stable as $$
begin
  return coalesce(p_market.score_home + p_market.score_away,
    (select e.home_score + e.away_score from events e where e.id = p_market.event_id), 0) > 0;
end $$;

-- Worst case of every event of the slip: per market what as many outcomes cost as can win beside
-- each other, summed; before and with these bets.
create function event_liabilities(p_site uuid, p_bets slip_bet[], p_legs slip_leg[])
returns table (event_id uuid, before_minor numeric, after_minor numeric) language plpgsql as $$
#variable_conflict use_column
begin
  return query
    with held as (
      select x.event_id, x.market_id, x.selection_id, sum(x.stake_minor) as stake,
      sum(x.win_minor) as win
        from selection_exposures x
       where x.site_id = p_site
         and x.event_id = any (array(select l.event_id from unnest(p_legs) l))
       group by 1, 2, 3),
    moved as (
      select * from slip_exposures(p_bets, p_legs)),
    selections_of as (
      select coalesce(h.event_id, m.event_id) as event_id,
             coalesce(h.market_id, m.market_id) as market_id, coalesce(h.stake, 0) as held_stake,
             coalesce(h.win, 0) as held_win, coalesce(h.stake, 0)
             + coalesce(m.stake_minor, 0) as then_stake,
               coalesce(h.win, 0) + coalesce(m.win_minor, 0) as then_win
        from held h full join moved m
          on m.event_id = h.event_id and m.market_id = h.market_id
          and m.selection_id = h.selection_id),
    ranked as (
      select s.*, coalesce(m.winners, 1) as winners,
             row_number() over (partition by s.event_id, s.market_id
               order by s.held_win + s.held_stake desc) as held_no,
             row_number() over (partition by s.event_id, s.market_id
               order by s.then_win + s.then_stake desc) as then_no
        from selections_of s left join lateral (
          select case when x.counts_rest and has_score(x) then 32767
                 else coalesce(x.winners_max, 32767) end as winners
            from markets x where x.id = s.market_id limit 1) m on true),
    markets_of as (
      select r.event_id, greatest(0, sum(r.held_win + r.held_stake)
               filter (where r.held_no <= r.winners) - sum(r.held_stake)) as held_worst,
             greatest(0, sum(r.then_win + r.then_stake)
               filter (where r.then_no <= r.winners) - sum(r.then_stake)) as then_worst
        from ranked r group by r.event_id, r.market_id)
    select k.event_id, sum(k.held_worst), sum(k.then_worst) from markets_of k group by k.event_id;
end $$;

-- The bets with a refusal where the slip would pass the limit; null when shared locks are not
-- enough to tell.
create function check_liability(p_limits sports_limits, p_bets slip_bet[], p_legs slip_leg[],
  p_is_exclusive boolean)
returns slip_bet[] language plpgsql as $$
declare v record; b slip_bet; passed uuid[] := '{}'; checked slip_bet[] := '{}';
begin
  for v in select * from event_liabilities(p_limits.site_id, p_bets, p_legs) loop
    if not p_is_exclusive and v.after_minor > p_limits.max_event_liability_minor
      - liability_margin_minor(p_limits) then
      return null;
    end if;
    if v.after_minor > p_limits.max_event_liability_minor and v.after_minor > v.before_minor then
      passed := passed || v.event_id;
    end if;
  end loop;
  if passed = '{}' then return p_bets; end if;
  foreach b in array p_bets loop
    if exists (select from unnest(p_legs) l where l.bet_no = b.bet_no and l.event_id = any (passed))
    then
      b.code := 'stakeTooHigh';
    end if;
    checked := checked || b;
  end loop;
  return checked;
end $$;
`;
