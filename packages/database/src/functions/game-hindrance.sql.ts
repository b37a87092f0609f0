/**
 * `game_hindrance`: why a game opens for nobody on a site now, or null when it opens. The one place
 * that decides it: launches, lists, marks and counts of games all ask here. A game of ours
 * (`is_playable`) opens unless it is switched off; a studio's must stand in the catalogue that its
 * studio told us. Matches of sabong stand on no list unless their site asked for them, and never on
 * one of the Philippines, whose law forbids them: `game_is_kept_back`. The rows are those of the
 * game, its provider, its studio, the provider on the site, and what the studio said.
 */
export const gameHindranceFunction = `
create function game_is_kept_back(p_game games, p_offer site_providers) returns boolean
language plpgsql stable as $$
begin
  -- Asked of every game of every list: those of no concern go out before a query is begun.
  if p_game.category <> 'sabong' or not p_game.is_playable then
    return false;
  end if;
  return not exists (
    select from sabong_settings s join sites t on t.id = s.site_id
     where s.site_id = p_offer.site_id and s.is_on and t.country <> 'PH'
       and t.jurisdiction <> 'PH');
end $$;

create function game_hindrance(
  p_game games, p_provider providers, p_connection provider_connections, p_offer site_providers,
  p_told provider_games, p_country text)
returns text language plpgsql stable as $$
begin
  return case
    when p_game.code is null then 'notServed'
    when p_game.category = 'sabong' and game_is_kept_back(p_game, p_offer) then 'notServed'
    when not p_game.is_playable
     and (p_connection.code is null or p_told.told_at is null
       or p_told.status in ('upcoming', 'retired')) then 'notServed'
    when not coalesce(p_provider.is_enabled and p_offer.is_enabled
      and coalesce(p_connection.is_enabled, true), false)
      or coalesce(game_is_switched_off(p_told), false) then 'switchedOff'
    when p_told.status = 'maintenance' then 'maintenance'
    when p_country = any (coalesce(p_told.blocked_countries, '{}')) then 'country'
  end;
end $$;
`;
