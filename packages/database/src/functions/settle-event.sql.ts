/**
 * `settle_event` settles one batch of an event's bets by a revision of its result in the caller's transaction and says whether
 * more are left; it may be repeated, killed and run by several processes at once: each bet moves once per revision.
 *
 * `result_for_bet`: the result that holds for a bet. Bets before the match that were accepted after its kick-off (domain rules
 * 2.8, past post) are void, whatever the result: a source may tell only afterwards that a match began earlier than we knew.
 */
export const settleEventFunctions = `
create function result_for_bet(p_bet bets, p_start timestamptz, p_final event_results)
returns event_results language plpgsql immutable as $$
declare own event_results := p_final;
begin
  if not p_bet.is_live and p_bet.placed_at >= p_start then
    own.kind := 'void';
    own.home_score := null; own.away_score := null;
    own.half_time_home_score := null; own.half_time_away_score := null;
  end if;
  return own;
end $$;

create function settle_event(p_event uuid, p_revision integer, p_batch integer, p_now timestamptz)
returns jsonb language plpgsql as $$
declare
  e events; final event_results; bet bets; done uuid[] := '{}';
begin
  perform lock_event(p_event);
  select * into e from events where id = p_event;
  if e.result_revision <> p_revision or e.settled_revision >= p_revision then
    return jsonb_build_object('bet_ids', '[]'::jsonb, 'is_done', true);
  end if;
  select * into strict final from event_results where event_id = p_event and revision = p_revision;
  for bet in select * from bets b where b.event_id = p_event and b.revision < p_revision and b.status <> 'voided'
              order by b.revision, b.player_id, b.id limit p_batch loop
    perform settle_bet(bet, result_for_bet(bet, e.start_time, final), p_now);
    done := done || bet.id;
  end loop;
  if cardinality(done) < p_batch then
    update events set settled_revision = p_revision, updated_at = p_now where id = p_event;
    update event_results set settled_at = p_now where event_id = p_event and revision = p_revision;
    update markets set status = 'settled', version = version + 1 where event_id = p_event and status <> 'settled';
    delete from market_exposures where event_id = p_event;
    delete from player_exposures where event_id = p_event;
  end if;
  return jsonb_build_object('bet_ids', to_jsonb(done), 'is_done', cardinality(done) < p_batch);
end $$;
`;
