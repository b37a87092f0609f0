/**
 * `weigh_slip_bets`: each bet of a slip with its stake and what it can win, and its refusal or
 * null, by the limits of the player (`limits_of_player`). A bet with a leg that is refused is not
 * weighed. `max_stake_minor` is the most the bet could take by these limits, over all its lines:
 * its win, not rounded, stays within the cap, and within what the market of each leg takes
 * (`share_ppm`).
 */
export const weighSlipBetsFunction = `
create function weigh_slip_bet(p_limits sports_limits, p_bet jsonb, p_no integer, p_legs slip_leg[])
returns slip_bet language plpgsql as $$
declare w slip_bet; odds numeric[]; per_unit ratio; placed record; profit numeric;
product numeric := 1; x numeric;
most_units numeric; market_units numeric;
begin
  w.bet_no := p_no; w.bet_id := (p_bet ->> 'bet_id')::uuid; w.bet_type := p_bet ->> 'bet_type';
  w.unit_stake_minor := (p_bet ->> 'unit_stake_minor')::bigint;
  w.line_count := (p_bet ->> 'line_count')::integer;
  w.sizes := array(select s.size::integer
    from jsonb_array_elements_text(p_bet -> 'sizes') as s (size));
  w.bankers := array(select s.leg::integer
    from jsonb_array_elements_text(p_bet -> 'bankers') as s (leg));
  w.stake_minor := w.unit_stake_minor::numeric * w.line_count;
  w.voucher_id := (p_bet ->> 'voucher_id')::uuid;
  w.is_each_way := coalesce((p_bet ->> 'is_each_way')::boolean, false);
  if exists (select from unnest(p_legs) l where l.bet_no = p_no and l.code is not null) then
    return w;
  end if;
  odds := array(select l.odds_milli::numeric from unnest(p_legs) l where l.bet_no = p_no
    and coalesce(l.pick_no, 0) = 0 order by l.leg_no);
  w.leg_count := cardinality(odds);
  per_unit := sum_of_lines(w.bet_type, w.sizes, w.bankers, odds,
    array_fill(1000::numeric, array[w.leg_count]));
  if w.is_each_way then
    select array_agg(1000::numeric * l.place_den + (l.odds_milli - 1000)::numeric * l.place_num
             order by l.leg_no) as nums,
           array_agg(1000::numeric * l.place_den order by l.leg_no) as dens
      into placed from unnest(p_legs) l where l.bet_no = p_no;
    per_unit := add_ratios(per_unit, sum_of_lines(w.bet_type, w.sizes, w.bankers, placed.nums,
      placed.dens));
  end if;
  w.odds_milli := least(2000000000, div(1000 * per_unit.num, per_unit.den * w.line_count));
  foreach x in array odds loop product := product * x / 1000; end loop;
  profit := per_unit.num - per_unit.den * w.line_count;
  most_units := case when profit > 0 then div(p_limits.max_win_minor * per_unit.den, profit)
    else w.unit_stake_minor end;
  select case when profit > 0 then div(div(
             coalesce(p_limits.market_max_minor, p_limits.max_win_minor)::numeric
             * min(l.share_ppm), 1000000) * per_unit.den, profit) else w.unit_stake_minor end
    into market_units from unnest(p_legs) l where l.bet_no = p_no;
  w.max_stake_minor := least(p_limits.max_stake_minor,
    least(most_units, market_units) * w.line_count);
  w.code := case
    when p_limits.site_id is null then 'limitReached'
    when w.stake_minor < p_limits.min_stake_minor then 'stakeTooLow'
    when w.stake_minor > p_limits.max_stake_minor then 'stakeTooHigh'
    when 1000 * product > p_limits.max_odds_milli then 'oddsTooHigh'
    when w.unit_stake_minor > most_units then 'payoutTooHigh'
    when w.unit_stake_minor > market_units then 'stakeTooHigh' end;
  w.profit_minor := return_minor(w.unit_stake_minor, per_unit) - w.stake_minor;
  return w;
end $$;

create function weigh_slip_bets(p_limits sports_limits, p_bets jsonb, p_legs slip_leg[])
returns slip_bet[] language plpgsql as $$
declare weighed slip_bet[] := '{}'; b record;
begin
  for b in select x.bet, x.no from jsonb_array_elements(p_bets) with ordinality as x (bet, no)
    order by x.no loop
    weighed := weighed || weigh_slip_bet(p_limits, b.bet, b.no::integer, p_legs);
  end loop;
  return weighed;
end $$;
`;
