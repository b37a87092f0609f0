/**
 * What the newest trading file says that placing a bet needs (domain page of sports, 12): which
 * part of a site's market maximum a market has, and which part of the maxima a player. The file is
 * read and put into this form by packages/sports (`compileTerms`), whole numbers of millionths and
 * thousandths; a test holds both sides equal.
 */
export const tradingTermsFunctions = `
create function trading_terms() returns jsonb language sql stable as $$
  select v.compiled from trading_versions v order by v.version desc limit 1
$$;

-- In millionths: by the tier of its league, the class of its kind and how far away the start is.
create function market_share_ppm(p_terms jsonb, p_sport text, p_league uuid, p_kind text,
  p_is_live boolean, p_start timestamptz, p_now timestamptz)
returns integer language plpgsql stable as $$
declare
  l jsonb := nullif(p_terms -> 'limits', 'null'); tier bigint; of_kind bigint; of_time bigint;
begin
  if l is null then return 1000000; end if;
  tier := coalesce((l -> 'leagues' ->> (select g.code from leagues g
    where g.id = p_league))::bigint, (l ->> 'usual')::bigint);
  of_kind := coalesce((l -> 'kinds' -> p_sport ->> p_kind)::bigint, 1000000);
  of_time := case when p_is_live then (l ->> 'in_play')::bigint else (
    select (s.value ->> 'share')::bigint
      from jsonb_array_elements(l -> 'before') with ordinality as s (value, no)
     where p_start - p_now > (s.value ->> 'hours')::double precision * interval '1 hour'
     order by s.no limit 1) end;
  return tier * of_kind / 1000000 * coalesce(of_time, 1000000) / 1000000;
end $$;

-- In thousandths: his own factor times that of his flag and that of his VIP level.
create function player_factor_milli(p_terms jsonb, p_player uuid) returns integer
language plpgsql stable as $$
declare own record; factor numeric := 1000; level integer;
begin
  select f.factor_milli, f.flag into own from player_sports_factors f
   where f.player_id = p_player;
  if found then
    factor := own.factor_milli;
    factor := div(factor * coalesce((p_terms -> 'flags' ->> own.flag)::numeric, 1000), 1000);
  end if;
  if nullif(p_terms -> 'levels', '{}') is not null then
    select s.told_level into level from player_stats s where s.player_id = p_player;
    factor := div(factor * coalesce((p_terms -> 'levels' ->> level::text)::numeric, 1000), 1000);
  end if;
  return least(factor, 10000);
end $$;
`;
