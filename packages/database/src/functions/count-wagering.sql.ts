/**
 * `count_wagering`: what a settled play, or its correction, counts towards the player's bonus
 * (wire-rewards 4), with the reason where it counts nothing: one row a bet or round, by which the
 * player sees what counted. Part of `count_settled`; the bonus is locked.
 */
export const countWageringFunctions = `
create function bonus_weight(p_bonus bonuses, p_product text, p_provider text, p_game text)
returns integer
language sql immutable as $$
  select case when names_game(p_bonus.not_playable, p_product, p_provider, p_game) then 0
    else coalesce(
    (select (x ->> 'weight_bp')::integer from jsonb_array_elements(p_bonus.weights) x
      where x ->> 'provider' = p_provider and x ->> 'game' = p_game limit 1),
    (select (x ->> 'weight_bp')::integer from jsonb_array_elements(p_bonus.weights) x
      where x ->> 'provider' = p_provider and not x ? 'game' limit 1),
    (select (x ->> 'weight_bp')::integer from jsonb_array_elements(p_bonus.weights) x
    where x ->> 'category' = p_product limit 1), p_bonus.default_weight_bp) end
$$;

create function not_counted(p_bonus bonuses, s settled_plays, p_weight integer, p_part bigint)
returns text
language sql immutable as $$
  select case
    when p_part <= 0 and s.cash_minor + s.bonus_minor <= 0 then 'void'
    when s.placed_at < p_bonus.activated_at then 'beforeBonus'
    when s.placed_at >= p_bonus.expires_at then 'afterBonus'
    when p_weight = 0 then 'weightZero'
    when s.is_both_sides then 'bothSides'
    when s.odds_milli < p_bonus.min_odds_milli then 'lowOdds' end
$$;

create function count_wagering(p_bonus bonuses, s settled_plays) returns void language plpgsql as $$
declare
  b bonuses; known bonus_progress; weight integer; part bigint; reason text; counted bigint;
  before bigint := 0;
  from_source text := coalesce(s.provider_code, 'sportsbook');
begin
  select * into known from bonus_progress x where x.bonus_id = p_bonus.id and x.source = from_source
    and x.ref = s.ref;
  before := coalesce(known.counted_minor, 0);
  s.cash_minor := s.cash_minor + coalesce(known.cash_minor, 0);
  s.bonus_minor := s.bonus_minor + coalesce(known.bonus_minor, 0);
  -- Of money of another bonus nothing counts towards this one.
  if s.bonus_id is distinct from p_bonus.id and s.bonus_minor > 0 then s.bonus_minor := 0; end if;
  weight := bonus_weight(p_bonus, s.product, s.provider_code, s.game_code);
  part := case p_bonus.counts when 'all' then s.cash_minor + s.bonus_minor else s.bonus_minor end;
  reason := not_counted(p_bonus, s, weight, part);
  counted := case when reason is null then div(part::numeric * weight, 10000)::bigint else 0 end;
  insert into bonus_progress as held (bonus_id, site_id, player_id, source, ref, product,
      provider_code, game_code, at, cash_minor, bonus_minor, weight_bp, counted_minor, reason)
  values (p_bonus.id, s.site_id, s.player_id, from_source, s.ref, s.product, s.provider_code,
      s.game_code, s.settled_at, s.cash_minor, s.bonus_minor, weight, counted, reason)
  on conflict (bonus_id, source, ref) do update set
    cash_minor = excluded.cash_minor, bonus_minor = excluded.bonus_minor,
      weight_bp = excluded.weight_bp,
    counted_minor = excluded.counted_minor, reason = excluded.reason;
  update bonuses x set counted_minor = greatest(0, x.counted_minor + counted - before)
   where x.id = p_bonus.id returning * into b;
  perform review_bonus(b, s.settled_at);
end $$;
`;
