/**
 * What the gates of stakes and deposits share: the lock that puts one player's stakes, deposits and
 * changes of what he bounds in a row, so that what each sees as used, won or bounded is all there
 * is; and why a player may do none of them at all.
 */
export const playerRefusalFunctions = `
create function lock_player(p_player uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_player::text, 3));
end $$;

-- Until when a person is excluded and timed out: by this account, or by another that his papers say
-- is his (the same name and birth date, the same identity document), from the moment the question
-- is raised until an operator says that it is somebody else's.
create function pauses_of(p_site uuid, p_player uuid, out excluded_until timestamptz,
  out time_out_until timestamptz)
language plpgsql stable as $$
begin
  select p.excluded_until, p.time_out_until into excluded_until, time_out_until
    from players p where p.id = p_player and p.site_id = p_site;
  -- Every stake asks this, and nearly nobody has a flag.
  if not exists (select from verification_flags f where f.player_id = p_player
    and f.other_player_id is not null) then return; end if;
  select greatest(pauses_of.excluded_until, max(p.excluded_until)),
    greatest(pauses_of.time_out_until, max(p.time_out_until))
    into excluded_until, time_out_until
    from players p
   where p.site_id = p_site and p.id = any (array(select same_persons(p_site, p_player)));
end $$;

create function same_persons(p_site uuid, p_player uuid) returns setof uuid
language plpgsql stable as $$
begin
  return query
  select distinct f.other_player_id from verification_flags f
   where f.player_id = p_player and f.site_id = p_site and f.other_player_id is not null
     and not f.is_somebody_else
     and (f.kind = 'samePerson' or f.kind = 'sameFile' and exists (
       select from verification_documents mine
         join verification_documents theirs on theirs.site_id = mine.site_id
           and theirs.fingerprint = mine.fingerprint
        where mine.player_id = f.player_id and mine.site_id = f.site_id
          and theirs.player_id = f.other_player_id
          and mine.kind in ('identity', 'selfie') and theirs.kind in ('identity', 'selfie')));
end $$;

create function player_refusal(p_site uuid, p_player uuid, p_now timestamptz) returns text
language plpgsql as $$
declare player players; pauses record;
begin
  select * into player from players p where p.id = p_player and p.site_id = p_site;
  select * into pauses from pauses_of(p_site, p_player);
  return case when not found then 'permissionDenied' when player.status = 'PENDING'
    then 'accountPending'
              when player.status = 'CLOSED' then 'CLOSE' when player.status <> 'ACTIVE' then 'BLOCK'
              when pauses.excluded_until > p_now or pauses.time_out_until > p_now
                then 'selfExcluded' end;
end $$;

-- Whether something may be offered to a player who did not ask for it.
create function may_market(p_site uuid, p_player uuid, p_now timestamptz) returns boolean
language plpgsql as $$
begin
  return player_refusal(p_site, p_player, p_now) is null;
end $$;
`;
