/**
 * The rules of domain package `settlement` once more in SQL, where the money moves; a property test holds the two equal.
 * Quarter lines by domain rules 2.4; an in-play Asian handicap counts only goals after acceptance (2.3); one rounding,
 * half up to the minor unit, at the end (2.5). numeric, because stake times odds passes 64 bits.
 */
export const settlementRules = `
create function settle_selection(
  p_kind text, p_outcome text, p_line_quarters integer,
  p_accepted_home integer, p_accepted_away integer, p_home integer, p_away integer)
returns text language plpgsql immutable as $$
declare s integer;
begin
  if p_kind = '1x2' then
    return case when p_outcome = case when p_home > p_away then 'home'
                                      when p_home < p_away then 'away' else 'draw' end
                then 'won' else 'lost' end;
  elsif p_kind = 'total' then
    s := 4 * (p_home + p_away) - p_line_quarters;
    if p_outcome = 'under' then s := -s; end if;
  elsif p_kind = 'asian-handicap' then
    s := 4 * ((p_home - p_accepted_home) - (p_away - p_accepted_away)) + p_line_quarters;
    if p_outcome = 'away' then s := -s; end if;
  else
    raise exception 'no settlement rule for market kind %', p_kind using errcode = '22023';
  end if;
  return case when s >= 2 then 'won' when s = 1 then 'half-won' when s = 0 then 'void'
              when s = -1 then 'half-lost' else 'lost' end;
end $$;

create function payout_minor(p_result text, p_stake_minor bigint, p_odds_milli integer)
returns bigint language sql immutable as $$
  select case p_result
    when 'won' then div(p_stake_minor::numeric * p_odds_milli + 500, 1000)::bigint
    when 'half-won' then div(p_stake_minor::numeric * (1000 + p_odds_milli) + 1000, 2000)::bigint
    when 'void' then p_stake_minor
    when 'half-lost' then div(p_stake_minor::numeric + 1, 2)::bigint
    when 'lost' then 0::bigint end
$$;
`;
