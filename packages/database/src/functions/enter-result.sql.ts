/** `enter_result` writes a new revision of an event's result (or gives the newest one when nothing differs) and closes its markets. */
export const enterResult = `
create function enter_result(
  p_event uuid, p_kind text, p_home integer, p_away integer, p_half_home integer, p_half_away integer,
  p_reason text, p_now timestamptz)
returns integer language plpgsql as $$
declare newest event_results; next_revision integer;
begin
  perform lock_event(p_event);
  select * into newest from event_results where event_id = p_event order by revision desc limit 1;
  if found and (newest.kind, newest.home_score::integer, newest.away_score::integer)
     is not distinct from (p_kind, p_home, p_away) then
    return newest.revision;
  end if;
  next_revision := coalesce(newest.revision, 0) + 1;
  insert into event_results (event_id, revision, kind, home_score, away_score, half_time_home_score,
      half_time_away_score, reason, entered_at)
  values (p_event, next_revision, p_kind, p_home, p_away, p_half_home, p_half_away, p_reason, p_now);
  update events set state = case p_kind when 'void' then 'cancelled' else 'finished' end, minute = null,
      home_score = p_home, away_score = p_away, half_time_home_score = p_half_home, half_time_away_score = p_half_away,
      result_revision = next_revision, updated_at = p_now
   where id = p_event;
  if not found then raise exception 'no event %', p_event using errcode = 'P0404'; end if;
  update markets set status = 'closed', version = version + 1
   where event_id = p_event and status in ('open', 'suspended');
  return next_revision;
end $$;
`;
