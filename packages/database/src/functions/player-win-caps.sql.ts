/**
 * The caps on what one player may win of a site (domain rules 2.10): on a selection, on an event,
 * and by bets of a day (UTC), whatever they are cut into. They count potential wins of bets that
 * are open, the day those of bets accepted on it; a bet of several legs counts with its whole win
 * at each of them, and one with a builder at each of its selections and once, under the event's own
 * id, at the event.
 *
 * - `limits_of_player`: a site's limits as they are for the player: every maximum times his factor;
 *   above one it raises what he may stake and win on a market, not what one bet may win at most.
 * - `check_player_wins`: the bets, refused with `payoutTooHigh` where the slip would pass a cap.
 *   `place_slip` asks it after `may_stake`, whose lock lets stakes of one player come one after the
 *   other: what it sees as won is all there is.
 * - `count_player_wins`: adds an accepted slip to what is counted.
 * - `slip_wins` and `wins_of_bet`: what a slip, and a bet that was written, count where.
 */
export const playerWinCapsFunctions = `
create function limits_of_player(p_limits sports_limits, p_player uuid)
returns sports_limits language plpgsql stable as $$
declare
  own sports_limits := p_limits;
  factor integer := player_factor_milli(trading_terms(), p_player);
begin
  if factor = 1000 then return own; end if;
  own.max_stake_minor := div(own.max_stake_minor::numeric * factor, 1000);
  own.market_max_minor := div(coalesce(own.market_max_minor, own.max_win_minor)::numeric * factor,
    1000);
  factor := least(factor, 1000);
  own.max_win_minor := div(own.max_win_minor::numeric * factor, 1000);
  own.max_selection_win_minor := div(own.max_selection_win_minor::numeric * factor, 1000);
  own.max_match_win_minor := div(own.max_match_win_minor::numeric * factor, 1000);
  own.max_day_win_minor := div(own.max_day_win_minor::numeric * factor, 1000);
  return own;
end $$;

create function slip_wins(p_bets slip_bet[], p_legs slip_leg[])
returns table (event_id uuid, selection_id uuid, win_minor numeric, builder_win_minor numeric)
language plpgsql as $$
#variable_conflict use_column
begin
  return query
    select l.event_id, l.selection_id,
           sum(case when l.pick_no is null then u.profit_minor else 0 end),
           sum(case when l.pick_no is null then 0 else u.profit_minor end)
      from unnest(p_legs) l join unnest(p_bets) u on u.bet_no = l.bet_no group by 1, 2
    union all
    select l.event_id, l.event_id, sum(u.profit_minor), 0
      from unnest(p_legs) l join unnest(p_bets) u on u.bet_no = l.bet_no
     where l.pick_no = 0 group by 1;
end $$;

create function wins_of_bet(p_bet uuid, p_win bigint)
returns table (event_id uuid, selection_id uuid, win_minor bigint, builder_win_minor bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select l.event_id, case when l.picks is null then l.selection_id else l.event_id end, p_win,
           0::bigint
      from bet_legs l where l.bet_id = p_bet
    union all
    select l.event_id, (k.pick ->> 'selectionId')::uuid, 0::bigint, p_win
      from bet_legs l cross join lateral jsonb_array_elements(l.picks) as k (pick)
     where l.bet_id = p_bet;
end $$;

create function check_player_wins(
  p_limits sports_limits, p_player uuid, p_bets slip_bet[], p_legs slip_leg[], p_now timestamptz)
returns slip_bet[] language plpgsql as $$
declare is_day_passed boolean; passed uuid[]; b slip_bet; checked slip_bet[] := '{}';
begin
  select coalesce((select d.win_minor from player_win_days d
                    where d.player_id = p_player and d.day = (p_now at time zone 'UTC')::date),
                      0)::numeric
         + (select sum(u.profit_minor) from unnest(p_bets) u)
           > p_limits.max_day_win_minor into is_day_passed;
  with won as (
    select w.event_id, w.selection_id, w.win_minor::numeric, w.builder_win_minor::numeric
      from player_exposures w
     where w.player_id = p_player
       and w.event_id = any (array(select l.event_id from unnest(p_legs) l))
    union all
    select * from slip_wins(p_bets, p_legs))
  select array_agg(id) into passed from (
    select selection_id as id from won where selection_id <> event_id group by selection_id
      having sum(win_minor + builder_win_minor) > p_limits.max_selection_win_minor
    union all
    select event_id from won group by event_id
      having sum(win_minor) > p_limits.max_match_win_minor) over_cap;
  if passed is null and not coalesce(is_day_passed, false) then return p_bets; end if;
  foreach b in array p_bets loop
    if is_day_passed or exists (select from unnest(p_legs) l
        where l.bet_no = b.bet_no and (l.event_id = any (passed) or l.selection_id = any (passed)))
          then
      b.code := 'payoutTooHigh';
    end if;
    checked := checked || b;
  end loop;
  return checked;
end $$;

create function count_player_wins(p_site uuid, p_player uuid, p_bets slip_bet[], p_legs slip_leg[],
  p_now timestamptz)
returns void language plpgsql as $$
begin
  insert into player_win_days as held (player_id, day, site_id, win_minor)
  values (p_player, (p_now at time zone 'UTC')::date, p_site,
    (select sum(u.profit_minor) from unnest(p_bets) u))
  on conflict (player_id, day) do update set win_minor = held.win_minor + excluded.win_minor;
  insert into player_exposures as held (player_id, event_id, selection_id, site_id, win_minor,
    builder_win_minor)
  select p_player, w.event_id, w.selection_id, p_site, w.win_minor, w.builder_win_minor
    from slip_wins(p_bets, p_legs) w order by w.event_id, w.selection_id
  on conflict (player_id, event_id, selection_id) do update
    set win_minor = held.win_minor + excluded.win_minor,
      builder_win_minor = held.builder_win_minor + excluded.builder_win_minor;
end $$;
`;
