import { checkSlipLinesFunction } from './check-slip-lines.sql.ts';
import { slipLiabilityFunctions } from './slip-liability.sql.ts';

/** The checks of `place_bet`: each line, and what the site would risk on each event. */
export const slipChecks = `
-- What the whole slip would take, at most what 64 bits hold: lines that large are refused afterwards.
create function slip_stake_minor(p_lines jsonb) returns bigint language plpgsql immutable as $$
begin
  return (select least(coalesce(sum((line ->> 'stake_minor')::numeric), 0), 9223372036854775807)::bigint
            from jsonb_array_elements(p_lines) line);
end $$;

-- The largest stake whose win stays within the cap (domain package: bets, maxStakeMinor).
create function stake_that_wins(p_win_minor numeric, p_odds_milli integer)
returns bigint language plpgsql immutable as $$
begin
  return least(1000000000000000, floor(p_win_minor * 1000 / (p_odds_milli - 1000)))::bigint;
end $$;

${slipLiabilityFunctions}
create function has_refusal(p_lines slip_line[]) returns boolean language plpgsql immutable as $$
declare l slip_line;
begin
  foreach l in array p_lines loop
    if l.code is not null then return true; end if;
  end loop;
  return false;
end $$;

-- One row is looked up for each line: a join would read whole tables, because the planner takes the lines for a hundred rows.
create function lock_slip_events(p_lines jsonb) returns void language plpgsql as $$
declare id uuid;
begin
  foreach id in array array(
    select distinct o.event_id
      from jsonb_to_recordset(p_lines) as x (selection_id uuid)
      cross join lateral (
        select m.event_id from selections s join markets m on m.id = s.market_id
         where s.id = x.selection_id limit 1) o
     order by o.event_id)
  loop
    perform pg_advisory_xact_lock_shared(hashtextextended(id::text, 1));
  end loop;
end $$;

${checkSlipLinesFunction}
-- Worst case of every event of the slip: per market the outcome that costs most, summed; before and with these lines.
create function event_liabilities(p_site uuid, p_lines slip_line[])
returns table (event_id uuid, before_minor numeric, after_minor numeric) language plpgsql as $$
#variable_conflict use_column
begin
  return query
    select z.event_id,
           sum(greatest(0, greatest(hp1 + hs1, hp2 + hs2, hp3 + hs3) - hs1 - hs2 - hs3)),
           sum(greatest(0, greatest(ap1 + as1, ap2 + as2, ap3 + as3) - as1 - as2 - as3))
      from (
        select y.event_id, y.market_id,
               sum(y.s1) filter (where y.is_held) hs1, sum(y.s2) filter (where y.is_held) hs2, sum(y.s3) filter (where y.is_held) hs3,
               sum(y.p1) filter (where y.is_held) hp1, sum(y.p2) filter (where y.is_held) hp2, sum(y.p3) filter (where y.is_held) hp3,
               sum(y.s1) as1, sum(y.s2) as2, sum(y.s3) as3, sum(y.p1) ap1, sum(y.p2) ap2, sum(y.p3) ap3
          from (
            select x.event_id, x.market_id, true as is_held, x.stake_1 s1, x.stake_2 s2, x.stake_3 s3,
                   x.profit_1 p1, x.profit_2 p2, x.profit_3 p3
              from market_exposures x
             where x.site_id = p_site and x.event_id = any (array(select u.event_id from unnest(p_lines) u))
            union all
            select u.event_id, u.market_id, false, case u.slot when 1 then u.stake_minor else 0 end,
                   case u.slot when 2 then u.stake_minor else 0 end, case u.slot when 3 then u.stake_minor else 0 end,
                   case u.slot when 1 then u.profit_minor else 0 end, case u.slot when 2 then u.profit_minor else 0 end,
                   case u.slot when 3 then u.profit_minor else 0 end
              from unnest(p_lines) u) y
         group by y.event_id, y.market_id) z
     group by z.event_id;
end $$;

-- The lines with a refusal where the slip would pass the limit; null when shared locks are not enough to tell.
create function check_liability(p_limits sports_limits, p_lines slip_line[], p_is_exclusive boolean)
returns slip_line[] language plpgsql as $$
declare v record; l slip_line; passed uuid[] := '{}'; checked slip_line[] := '{}';
begin
  for v in select * from event_liabilities(p_limits.site_id, p_lines) loop
    if not p_is_exclusive and v.after_minor > p_limits.max_event_liability_minor - liability_margin_minor(p_limits) then
      return null;
    end if;
    if v.after_minor > p_limits.max_event_liability_minor and v.after_minor > coalesce(v.before_minor, 0) then
      passed := passed || v.event_id;
    end if;
  end loop;
  if passed = '{}' then return p_lines; end if;
  foreach l in array p_lines loop
    if l.event_id = any (passed) then l.code := 'stakeTooHigh'; end if;
    checked := checked || l;
  end loop;
  return checked;
end $$;

create function slip_refusals(p_lines slip_line[], p_limits sports_limits) returns jsonb language plpgsql immutable as $$
begin
  return jsonb_build_object('status', 'refused', 'refusals', (
    select jsonb_agg(jsonb_build_object('index', l.index - 1, 'code', l.code, 'odds_milli', l.odds_milli,
             'min_stake_minor', p_limits.min_stake_minor::text, 'max_stake_minor', l.max_stake_minor::text) order by l.index)
      from unnest(p_lines) l where l.code is not null));
end $$;
`;
