/**
 * One game at a time, where the rules of a place ask for it: a player has one seat. Opening a game
 * takes it, whatever he played before. A stake on another game is refused while the one of the seat
 * is in play; ten minutes without a stake end that by themselves.
 */
export const playSeatFunctions = `
create function open_play_seat(p_site uuid, p_player uuid, p_provider text, p_game text,
  p_now timestamptz)
returns void language plpgsql as $$
begin
  perform lock_player(p_player);
  insert into play_seats as seat (player_id, site_id, provider_code, game_code, used_at)
  values (p_player, p_site, p_provider, p_game, p_now)
  on conflict (player_id) do update
     set provider_code = excluded.provider_code, game_code = excluded.game_code,
       used_at = excluded.used_at;
end $$;

-- To be called in the transaction of the stake. False: another game is in play.
create function take_play_seat(p_site uuid, p_player uuid, p_provider text, p_game text,
  p_now timestamptz)
returns boolean language plpgsql as $$
begin
  if (select s.is_parallel_play_allowed from sites s where s.id = p_site) then return true; end if;
  perform lock_player(p_player);
  insert into play_seats as seat (player_id, site_id, provider_code, game_code, used_at)
  values (p_player, p_site, p_provider, p_game, p_now)
  on conflict (player_id) do update
     set provider_code = excluded.provider_code, game_code = excluded.game_code,
       used_at = excluded.used_at
   where (seat.provider_code = excluded.provider_code and seat.game_code = excluded.game_code)
      or seat.used_at <= excluded.used_at - interval '10 minutes';
  return found;
end $$;
`;
