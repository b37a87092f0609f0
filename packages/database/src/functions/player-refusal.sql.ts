/**
 * What the gates of stakes and deposits share: locks, and why a player may do none of them at all.
 *
 * `lock_player` is for who changes what a player bounds: it waits for his stakes and deposits under way, and those that come wait for it.
 * Stakes and deposits themselves take `lock_player_use`, which they share, and one whose room must be counted `lock_player_room` after it,
 * so that what it sees as used is all that is used. A player without limits is no queue.
 */
export const playerRefusalFunctions = `
create function lock_player(p_player uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_player::text, 3));
end $$;

create function lock_player_use(p_player uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(p_player::text, 3));
end $$;

create function lock_player_room(p_player uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_player::text, 4));
end $$;

create function player_refusal(p_site uuid, p_player uuid, p_now timestamptz) returns text language plpgsql as $$
declare player players;
begin
  select * into player from players p where p.id = p_player and p.site_id = p_site;
  return case when not found then 'permissionDenied' when player.status = 'PENDING' then 'accountPending'
              when player.status = 'CLOSED' then 'CLOSE' when player.status <> 'ACTIVE' then 'BLOCK'
              when player.excluded_until > p_now or player.time_out_until > p_now then 'selfExcluded' end;
end $$;

-- Whether something may be offered to a player who did not ask for it.
create function may_market(p_site uuid, p_player uuid, p_now timestamptz) returns boolean language plpgsql as $$
begin
  return player_refusal(p_site, p_player, p_now) is null;
end $$;
`;
