/**
 * The arithmetic of packages/sports once more in SQL, where the money moves; a property test holds
 * the two equal. What a pick became is worked out there alone: here stand only fractions, exact and
 * rounded once, half up to the minor unit, at the end (wire contract of the sportsbook, 8).
 * numeric, because a stake times odds passes 64 bits.
 */
export const settlementRules = `
-- What a unit staked on a leg becomes; deduction in percent of the winnings, share of the stake
-- that wins in a dead heat. Of a place part the fraction of the winnings that it pays.
create function leg_multiplier(
  p_result text, p_odds_milli integer, p_share_num integer, p_share_den integer,
  p_deduction integer, p_num integer default 1, p_den integer default 1)
returns ratio language plpgsql immutable as $$
declare
  won numeric := (100000::numeric * p_den
    + (p_odds_milli - 1000)::numeric * (100 - p_deduction) * p_num) * p_share_num;
  all_of numeric := 100000::numeric * p_den * p_share_den;
begin
  return case p_result
    when 'won' then row(won, all_of)::ratio
    when 'half-won' then row(all_of + won, 2 * all_of)::ratio
    when 'void' then row(1, 1)::ratio
    when 'half-lost' then row(1, 2)::ratio
    when 'lost' then row(0, 1)::ratio end;
end $$;

-- A builder by what its picks became: one lost pick loses it, a void one voids it or, where the
-- site reprices, leaves the rest at the price kept for it.
create function settle_builder(p_results text[], p_odds_milli integer, p_reprice jsonb, p_void text,
  out result text, out odds_milli integer)
language plpgsql immutable as $$
declare kept integer;
begin
  result := 'won'; odds_milli := p_odds_milli;
  if 'lost' = any (p_results) then result := 'lost'; return; end if;
  if 'void' <> all (p_results) then return; end if;
  if p_void = 'reprice' then
    kept := p_reprice ->> (select string_agg((x.no - 1)::text, ',' order by x.no)
      from unnest(p_results) with ordinality as x (one, no) where x.one = 'void');
  end if;
  if kept is null then result := 'void'; else odds_milli := kept; end if;
end $$;

-- What all lines together make of one unit on each: the products of as many legs as each size says,
-- bankers in every one of them. One step a leg over their common denominator, so that no line is
-- written out.
create function sum_of_lines(
  p_type text, p_sizes integer[], p_bankers integer[], p_nums numeric[], p_dens numeric[])
returns ratio language plpgsql immutable as $$
declare
  sums numeric[] := array[1::numeric]; den numeric := 1; banked numeric := 1; lines numeric := 0;
  free integer := 0;
  i integer; k integer; size integer;
begin
  for i in 1 .. cardinality(p_nums) loop
    den := den * p_dens[i];
    if p_type <> 'system' or (i - 1) = any (p_bankers) then
      banked := banked * p_nums[i];
      continue;
    end if;
    free := free + 1;
    sums := sums || 0::numeric;
    for k in reverse free .. 1 loop
      sums[k + 1] := sums[k + 1] * p_dens[i] + sums[k] * p_nums[i];
    end loop;
    sums[1] := sums[1] * p_dens[i];
  end loop;
  if p_type <> 'system' then return row(banked, den)::ratio; end if;
  foreach size in array p_sizes loop
    lines := lines + sums[size + 1];
  end loop;
  return row(banked * lines, den)::ratio;
end $$;

-- Both parts of an each-way bet.
create function add_ratios(p_one ratio, p_other ratio) returns ratio
language plpgsql immutable as $$
begin
  return row(p_one.num * p_other.den + p_other.num * p_one.den, p_one.den * p_other.den)::ratio;
end $$;

-- Place terms by the runners that ran, as packages/sports has them (wire contract, 7).
create function place_terms(p_ran bigint, p_is_handicap boolean, out place_count integer,
  out place_num integer, out place_den integer)
language plpgsql immutable as $$
begin
  place_num := 1;
  place_count := case when p_ran <= 4 then 1 when p_ran <= 7 then 2
    when p_ran <= 15 or not p_is_handicap then 3 else 4 end;
  place_den := case when p_ran <= 4 then 1 when p_ran <= 7 then 4
    when p_ran <= 11 or not p_is_handicap then 5 else 4 end;
end $$;

-- What a voucher makes of what a bet pays: the stake of a free bet was never the player's, a boost
-- raises what was won.
create function with_voucher(p_kind text, p_percent integer, p_max_extra bigint, p_stake bigint,
  p_paid numeric)
returns numeric language plpgsql immutable as $$
declare profit numeric := greatest(0, p_paid - p_stake);
extra numeric := div(profit * p_percent, 100);
begin
  return case p_kind
    when 'free_bet' then profit
    when 'odds_boost' then p_paid + least(extra, coalesce(p_max_extra, extra))
    else p_paid end;
end $$;

create function return_minor(p_unit_minor bigint, p_return ratio) returns numeric
language plpgsql immutable as $$
begin
  return div(2 * p_unit_minor * p_return.num + p_return.den, 2 * p_return.den);
end $$;
`;
