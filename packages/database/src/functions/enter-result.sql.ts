/**
 * `enter_result` writes a new revision of an event's result (or gives the newest one when nothing
 * new is told) and closes its markets. The facts are as on the wire; the two scores are what is
 * shown beside them.
 */
export const enterResult = `
-- Whether facts tell nothing that the known ones do not say alike: who tells fewer periods
-- or stats, no incidents or no players contradicts nobody.
create function is_result_known(p_known event_results, p_kind text, p_home integer, p_away integer,
  p_facts jsonb)
returns boolean language plpgsql immutable as $$
begin
  return (p_known.kind, p_known.home_score::integer,
    p_known.away_score::integer) is not distinct from (p_kind, p_home, p_away)
    and p_known.facts - array['periods', 'revision', 'incidents', 'players']
      = p_facts - array['periods', 'revision', 'incidents', 'players']
    and not exists (select from unnest(array['incidents', 'players']) x (name)
                     where jsonb_array_length(p_facts -> x.name) > 0
                       and p_known.facts -> x.name <> p_facts -> x.name)
    and not exists (select from jsonb_each(p_facts -> 'periods') x
      cross join lateral jsonb_each(x.value) y
                     where p_known.facts -> 'periods' -> x.key -> y.key is distinct from y.value);
end $$;

create function enter_result(
  p_event uuid, p_kind text, p_home integer, p_away integer, p_facts jsonb, p_reason text,
  p_now timestamptz)
returns integer language plpgsql as $$
declare newest event_results; next_revision integer;
begin
  perform lock_event(p_event);
  select * into newest from event_results where event_id = p_event order by revision desc limit 1;
  if found and is_result_known(newest, p_kind, p_home, p_away, p_facts) then
    return newest.revision;
  end if;
  next_revision := coalesce(newest.revision, 0) + 1;
  insert into event_results (event_id, revision, kind, home_score, away_score, facts, reason,
    entered_at)
  values (p_event, next_revision, p_kind, p_home, p_away,
    jsonb_set(p_facts, '{revision}', to_jsonb(next_revision)), p_reason, p_now);
  update events set state = case p_kind when 'void' then 'cancelled' else 'finished' end,
      minute = null, home_score = p_home, away_score = p_away, result_revision = next_revision,
      updated_at = p_now
   where id = p_event;
  if not found then raise exception 'no event %', p_event using errcode = 'P0404'; end if;
  update markets set status = 'closed', stop_no = stop_no + (status = 'open')::integer,
      stop_reason = 'decided', version = version + 1
   where event_id = p_event and status in ('open', 'suspended');
  return next_revision;
end $$;
`;
