/**
 * What the gates of stakes and deposits share: the lock that puts one player's stakes, deposits and changes of what he bounds in a row, so
 * that what each sees as used, won or bounded is all there is; and why a player may do none of them at all.
 */
export const playerRefusalFunctions = `
create function lock_player(p_player uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_player::text, 3));
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
