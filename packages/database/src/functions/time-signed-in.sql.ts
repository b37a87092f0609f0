/**
 * Time a player is signed in, over all his tabs and devices, and when he was last asked whether he
 * wants to go on. A session that is in use lasts until now, one that ended until its end or its
 * last use. Signing out and in again within a quarter of an hour is one run.
 */
export const timeSignedInFunctions = `
create function session_end(p_session sessions, p_now timestamptz) returns timestamptz
language plpgsql immutable as $$
begin
  return least(p_now, case
    when p_session.revoked_at is not null then p_session.revoked_at
    when p_session.expires_at > p_now and p_session.last_seen_at > p_now - interval '30 minutes'
      then p_now
    else least(p_session.expires_at, p_session.last_seen_at + interval '1 minute') end);
end $$;

create function signed_in_minutes(p_player uuid, p_from timestamptz, p_now timestamptz)
returns bigint language plpgsql stable as $$
begin
  return (
    select coalesce(floor(sum(extract(epoch from upper(r) - lower(r))) / 60), 0)::bigint
      from unnest((
        select range_agg(tstzrange(greatest(s.created_at, p_from), session_end(s, p_now)))
          from sessions s
         where s.player_id = p_player and s.created_at > p_from - interval '25 hours'
           and s.created_at < p_now
           and session_end(s, p_now) > greatest(s.created_at, p_from))) r);
end $$;

-- When the run of sessions that now lies in began; null when the player is not signed in.
create function play_run_start(p_player uuid, p_now timestamptz) returns timestamptz
language plpgsql stable as $$
begin
  return (
    select lower(r) from unnest((
      select range_agg(tstzrange(s.created_at, greatest(s.created_at, session_end(s, p_now))
        + interval '15 minutes'))
        from sessions s
       where s.player_id = p_player and s.created_at > p_now - interval '7 days'
         and s.created_at <= p_now)) r
     where r @> p_now);
end $$;

-- Minutes between two reality checks: the player's own choice, at most what the site's law says;
-- null when there are none.
create function reality_minutes(p_site uuid, p_player uuid) returns integer
language plpgsql stable as $$
begin
  return least((select nullif(c.minutes, 0) from reality_checks c where c.player_id = p_player),
               (select s.reality_check_minutes from sites s where s.id = p_site));
end $$;

create function reality_due(p_site uuid, p_player uuid, p_now timestamptz)
returns timestamptz language plpgsql stable as $$
declare minutes integer := reality_minutes(p_site, p_player);
begin
  if minutes is null then return null; end if;
  return greatest(play_run_start(p_player, p_now),
                  (select c.answered_at from reality_checks c where c.player_id = p_player
                     and c.answered_at >= play_run_start(p_player, p_now)))
         + make_interval(mins => minutes);
end $$;

-- What was staked and returned before a session, so that its net result is a difference.
create function mark_play_before() returns trigger language plpgsql as $$
begin
  select coalesce(sum(p.stake_minor), 0), coalesce(sum(p.return_minor), 0)
    into new.staked_before_minor, new.returned_before_minor
    from play_days p where p.player_id = new.player_id;
  return new;
end $$;
`;
