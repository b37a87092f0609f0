/**
 * `game_hindrance`: why a game opens for nobody on a site now, or null when it opens. The one place that decides it: launches, lists, marks and
 * counts of games all ask here. A game of ours (`is_playable`) opens unless it is switched off; a studio's must stand in the
 * catalogue that its studio told us. The rows are those of the game, its provider, its studio, the provider on the site, and what the studio said.
 */
export const gameHindranceFunction = `
create function game_hindrance(
  p_game games, p_provider providers, p_connection provider_connections, p_offer site_providers, p_told provider_games, p_country text)
returns text language plpgsql immutable as $$
begin
  return case
    when p_game.code is null then 'notServed'
    when not p_game.is_playable
     and (p_connection.code is null or p_told.told_at is null or p_told.status in ('upcoming', 'retired')) then 'notServed'
    when not coalesce(p_provider.is_enabled and p_offer.is_enabled and coalesce(p_connection.is_enabled, true), false)
      or coalesce(game_is_switched_off(p_told), false) then 'switchedOff'
    when p_told.status = 'maintenance' then 'maintenance'
    when p_country = any (coalesce(p_told.blocked_countries, '{}')) then 'country'
  end;
end $$;
`;
