/**
 * `liability_safety_minor`: what every connection of the server could add to an event at once before anybody sees it. A slip
 * adds at most what one player may win on a match; where that has no cap of its own, what one bet may.
 */
export const liabilitySafetyFunction = `
create function liability_safety_minor(p_limits sports_limits) returns numeric language plpgsql stable as $$
begin
  return current_setting('max_connections')::numeric * greatest(p_limits.max_win_minor, p_limits.max_match_win_minor);
end $$;
`;
