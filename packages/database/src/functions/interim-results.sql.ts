/**
 * What an event decides before its end. `enter_interim` writes its final facts as an interim
 * result; the picks they decide are worked out beside it (packages/sports), and `keep_interim`
 * keeps it where it changes a leg. `settle_event` takes it over like a result of the end, but
 * leaves what it does not decide: a leg that an earlier one settled waits again when this one
 * decides it no more, as after a goal that was taken away.
 */
export const interimResultFunctions = `
create function enter_interim(p_event uuid, p_facts jsonb, p_moments timestamptz[],
  p_now timestamptz)
returns integer language plpgsql as $$
declare next_revision integer;
begin
  select coalesce(max(r.revision), 0) + 1 into next_revision from event_results r
   where r.event_id = p_event;
  insert into event_results (event_id, revision, kind, home_score, away_score, facts, moments,
    reason, entered_at)
  select e.id, next_revision, 'interim', e.home_score, e.away_score,
         jsonb_set(p_facts, '{revision}', to_jsonb(next_revision)), p_moments, 'decided', p_now
    from events e where e.id = p_event;
  return next_revision;
end $$;

-- The legs that an interim result changes: open ones it decides, and settled ones it decides
-- otherwise or no longer.
create function legs_to_change(p_interim event_results, p_most integer) returns setof bet_legs
language plpgsql stable as $$
begin
  return query
    select l.* from bet_legs l
      left join pick_results r on r.event_id = l.event_id and r.revision = p_interim.revision
        and r.selection_id = l.selection_id and r.is_live = l.is_live
        and r.accepted_home_score = l.accepted_home_score
        and r.accepted_away_score = l.accepted_away_score
        and r.moment = width_bucket(l.accepted_at, p_interim.moments)
        and r.is_antepost = l.is_antepost and r.fixed_places = fixed_places(l)
     where l.event_id = p_interim.event_id and l.revision < p_interim.revision
       and l.picks is null and (l.status = 'settled' and l.result is distinct from r.result
         or l.status = 'open' and r.result is not null)
     order by l.revision, l.player_id, l.bet_id limit p_most;
  return query
    select l.* from bet_legs l cross join lateral builder_due(l, p_interim) d
     where l.event_id = p_interim.event_id and l.revision < p_interim.revision
       and l.picks is not null and (l.status = 'settled' and l.result is distinct from d.result
         or l.status = 'open' and d.result is not null)
     order by l.revision, l.player_id, l.bet_id limit p_most;
end $$;

-- False, and nothing is kept, where all legs are as they were.
create function keep_interim(p_event uuid, p_revision integer, p_now timestamptz) returns boolean
language plpgsql as $$
declare interim event_results;
begin
  select * into strict interim from event_results
   where event_id = p_event and revision = p_revision;
  if exists (select from legs_to_change(interim, 1)) then
    update events set interim_revision = p_revision, updated_at = p_now where id = p_event;
    return true;
  end if;
  delete from pick_results where event_id = p_event and revision = p_revision;
  delete from event_results where event_id = p_event and revision = p_revision;
  return false;
end $$;

-- What an earlier interim result settled and this one decides no more.
create function reopen_legs(p_picked uuid[], p_interim event_results) returns bigint
language plpgsql as $$
declare reopened bigint;
begin
  update bet_legs l set status = 'open', result = null, revision = p_interim.revision,
      multiplier_num = null, multiplier_den = null, place_multiplier_num = null,
      place_multiplier_den = null, settled_as = null, home_score = null, away_score = null,
      picks = case when l.picks is not null then (
        select jsonb_agg(k.pick - 'result' order by k.no)
          from jsonb_array_elements(l.picks) with ordinality as k (pick, no)) end
   where l.bet_id = any (p_picked) and l.event_id = p_interim.event_id and l.status = 'settled'
     and l.revision < p_interim.revision;
  get diagnostics reopened = row_count;
  return reopened;
end $$;
`;
