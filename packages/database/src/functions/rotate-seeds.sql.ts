/**
 * `rotate_seeds`: ends a player's seed in use and begins the next one with the player's text. Null
 * while anything that is dealt from it is still open, a hand, a session of fishing or a round with
 * tokens: its secret would tell how that goes on.
 */
export const rotateSeedsSql = `
create or replace function rotate_seeds(p_site uuid, p_player uuid, p_client_seed text,
  p_next_id uuid, p_next_sealed text, p_next_hash text, p_now timestamptz) returns uuid
    language plpgsql as $$
declare old_id uuid;
begin
  select s.id into old_id from fairness_seeds s
   where s.site_id = p_site and s.player_id = p_player and s.state = 'active' for update;
  if exists (select from game_rounds r where r.site_id = p_site and r.player_id = p_player
    and r.state = 'open' and r.seed_id = old_id)
    or exists (select from fishing_sessions f where f.site_id = p_site and f.player_id = p_player
      and f.state = 'open' and f.seed_id = old_id)
    or exists (select from minigame_rounds m where m.site_id = p_site and m.player_id = p_player
      and m.state = 'open' and m.seed_id = old_id) then
    return null;
  end if;
  update fairness_seeds s set state = 'revealed', revealed_at = p_now where s.id = old_id;
  update fairness_seeds s set state = 'active', client_seed = p_client_seed
   where s.site_id = p_site and s.player_id = p_player and s.state = 'next';
  insert into fairness_seeds (id, site_id, player_id, state, sealed_seed, server_seed_hash,
    client_seed, created_at)
  values (p_next_id, p_site, p_player, 'next', p_next_sealed, p_next_hash, '', p_now);
  return old_id;
end $$;
`;
