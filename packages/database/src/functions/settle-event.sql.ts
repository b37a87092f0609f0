/**
 * `settle_event` settles one batch of the legs on an event by a revision of its result in the
 * caller's transaction and says whether more are left; it may be repeated, killed and run by
 * several processes at once: each leg moves once per revision.
 *
 * What every pick became stands in `pick_results`, worked out once for all that were accepted alike
 * (packages/sports); here the legs take it over. Locks, always in this order: the event · its bets
 * · the bonuses of their players · ledger accounts.
 */
export const settleEventFunctions = `
-- The legs of a batch with their bets locked; the same order everywhere, so that two events with a
-- bet in common do not wait in a ring.
create function lock_batch(p_final event_results, p_batch integer) returns uuid[]
language plpgsql as $$
declare picked uuid[];
begin
  if p_final.kind = 'interim' then
    picked := array(select l.bet_id from legs_to_change(p_final, p_batch) l limit p_batch);
  else
    picked := array(
      select l.bet_id from bet_legs l
       where l.event_id = p_final.event_id and l.revision < p_final.revision
         and l.status in ('open', 'settled')
       order by l.revision, l.player_id, l.bet_id limit p_batch);
  end if;
  perform from bets b where b.id = any (picked) order by b.player_id, b.id for no key update;
  perform from bonuses x
    where x.id in (select y.id from bonuses y join bets b on b.player_id = y.player_id
      and b.site_id = y.site_id
                    where b.id = any (picked) and y.state in ('active', 'closing'))
    order by x.player_id, x.id for no key update;
  return picked;
end $$;

-- What a builder became by a result: its picks with theirs, and the price it wins at. Nulls while
-- not all of them are worked out, unless an interim result tells that one is lost.
create function builder_due(p_leg bet_legs, p_final event_results, out result text,
  out odds_milli integer, out picks jsonb, out is_voided boolean)
language plpgsql stable as $$
declare results text[];
begin
  select array_agg(r.result order by k.no),
         jsonb_agg(k.pick || jsonb_build_object('result', r.result) order by k.no),
         bool_and(coalesce(r.settled_by in ('event-void', 'past-post'), false))
    into results, picks, is_voided
    from jsonb_array_elements(p_leg.picks) with ordinality as k (pick, no)
    left join pick_results r on r.event_id = p_final.event_id and r.revision = p_final.revision
      and r.selection_id = (k.pick ->> 'selectionId')::uuid and r.is_live = p_leg.is_live
      and r.accepted_home_score = (k.pick ->> 'homeScore')::smallint
      and r.accepted_away_score = (k.pick ->> 'awayScore')::smallint
      and r.moment = width_bucket(p_leg.accepted_at, p_final.moments);
  if results is null or (array_position(results, null) is not null
    and not (p_final.kind = 'interim' and coalesce('lost' = any (results), false))) then
    picks := null; is_voided := null;
    return;
  end if;
  select b.result, b.odds_milli into result, odds_milli
    from settle_builder(results, p_leg.odds_milli, p_leg.reprice, p_leg.builder_void) b;
end $$;

create function settle_builders(p_picked uuid[], p_final event_results) returns bigint
language plpgsql as $$
declare settled bigint;
begin
  update bet_legs l set
      status = case when d.is_voided and l.revision = 0 then 'voided' else 'settled' end,
      result = d.result, picks = d.picks, revision = p_final.revision,
      home_score = p_final.home_score, away_score = p_final.away_score,
      (multiplier_num, multiplier_den) = (
        select m.num, m.den from leg_multiplier(d.result, d.odds_milli, 1, 1, 0) m)
    from bet_legs g cross join lateral builder_due(g, p_final) d
   where g.bet_id = any (p_picked) and g.event_id = p_final.event_id and g.picks is not null
     and l.bet_id = g.bet_id and l.leg_no = g.leg_no and d.result is not null;
  get diagnostics settled = row_count;
  return settled;
end $$;

-- The places of a leg whose terms of acceptance hold; 0 of all others.
create function fixed_places(p_leg bet_legs) returns smallint language plpgsql immutable as $$
begin
  return case when p_leg.are_terms_fixed then coalesce(p_leg.place_count, 0) else 0 end;
end $$;

-- What is shown of how a leg on a runner came out: whatever is no plain win or loss.
create function leg_settled_as(p_leg bet_legs, p_pick pick_results) returns jsonb
language plpgsql immutable as $$
begin
  if p_leg.place_count is null and p_pick.share_num = p_pick.share_den
     and p_pick.deduction_percent = 0 then
    return null;
  end if;
  return jsonb_build_object('deduction', p_pick.deduction_percent,
    'share', jsonb_build_array(p_pick.share_num, p_pick.share_den),
    'place', case when p_leg.place_count is not null then jsonb_build_object('result',
      p_pick.place_result, 'share',
      jsonb_build_array(p_pick.place_share_num, p_pick.place_share_den),
      'places', p_pick.place_count, 'fraction', jsonb_build_array(
        coalesce(p_pick.place_num, p_leg.place_num),
        coalesce(p_pick.place_den, p_leg.place_den))) end);
end $$;

-- A leg that an event which never was, or a late bet, made void is void for good; of one that was
-- settled before it is a correction.
create function settle_legs(p_picked uuid[], p_final event_results) returns void
language plpgsql as $$
declare settled bigint;
begin
  update bet_legs l set
      status = case when r.settled_by in ('event-void', 'past-post') and l.revision = 0
        then 'voided' else 'settled' end,
      result = r.result, revision = p_final.revision, home_score = p_final.home_score,
      away_score = p_final.away_score, (multiplier_num, multiplier_den) = (
        select m.num, m.den
          from leg_multiplier(r.result, l.odds_milli, r.share_num, r.share_den,
            r.deduction_percent) m),
      (place_multiplier_num, place_multiplier_den) = (
        select m.num, m.den
          from leg_multiplier(r.place_result, l.odds_milli, r.place_share_num, r.place_share_den,
            r.deduction_percent, coalesce(r.place_num, l.place_num),
            coalesce(r.place_den, l.place_den)) m where l.place_count is not null),
      settled_as = leg_settled_as(l, r)
    from pick_results r
   where l.bet_id = any (p_picked) and l.event_id = p_final.event_id and l.picks is null
     and r.event_id = p_final.event_id
     and r.revision = p_final.revision and r.selection_id = l.selection_id and r.is_live = l.is_live
     and r.accepted_home_score = l.accepted_home_score and r.accepted_away_score
       = l.accepted_away_score
     and r.moment = width_bucket(l.accepted_at, p_final.moments)
     and r.is_antepost = l.is_antepost and r.fixed_places = fixed_places(l);
  get diagnostics settled = row_count;
  settled := settled + settle_builders(p_picked, p_final);
  if p_final.kind = 'interim' then settled := settled + reopen_legs(p_picked, p_final); end if;
  if settled <> cardinality(p_picked) then
    raise exception 'of % picks on event % only % were worked out', cardinality(p_picked),
      p_final.event_id, settled;
  end if;
end $$;

-- Whether a revision is the newest its event is to be settled by, and is not yet.
create function is_to_settle(p_event events, p_revision integer) returns boolean
language plpgsql immutable as $$
begin
  if p_event.result_revision > 0 then
    return p_event.result_revision = p_revision and p_event.settled_revision < p_revision;
  end if;
  return p_event.interim_revision = p_revision and p_event.settled_interim_revision < p_revision;
end $$;

-- All legs of an event are settled by a revision: after its end nothing of it is offered or risked
-- any more.
create function note_settled(p_final event_results, p_now timestamptz) returns void
language plpgsql as $$
begin
  if p_final.kind = 'interim' then
    update events set settled_interim_revision = p_final.revision, updated_at = p_now
     where id = p_final.event_id;
    return;
  end if;
  update events set settled_revision = p_final.revision,
    settled_interim_revision = interim_revision, updated_at = p_now where id = p_final.event_id;
  update event_results set settled_at = p_now
   where event_id = p_final.event_id and revision = p_final.revision;
  update markets set status = 'settled', version = version + 1
   where event_id = p_final.event_id and status <> 'settled';
  delete from selection_exposures where event_id = p_final.event_id;
  delete from player_exposures where event_id = p_final.event_id;
end $$;

create function settle_event(p_event uuid, p_revision integer, p_batch integer, p_now timestamptz)
returns jsonb language plpgsql as $$
declare
  e events; final event_results; picked uuid[]; corrected uuid[]; done uuid[] := '{}';
begin
  perform lock_event(p_event);
  select * into e from events where id = p_event;
  if not is_to_settle(e, p_revision) then
    return jsonb_build_object('bet_ids', '[]'::jsonb, 'is_done', true);
  end if;
  select * into strict final from event_results where event_id = p_event and revision = p_revision;
  picked := lock_batch(final, p_batch);
  if cardinality(picked) > 0 then
    -- What an interim result settled and the end confirms is no correction.
    corrected := array(select l.bet_id from bet_legs l
      join event_results r on r.event_id = l.event_id and r.revision = l.revision
      where l.bet_id = any (picked) and l.event_id = p_event and r.kind <> 'interim');
    perform settle_legs(picked, final);
    done := settle_bets(final, picked, corrected, p_now);
  end if;
  if cardinality(picked) < p_batch then perform note_settled(final, p_now); end if;
  return jsonb_build_object('bet_ids', to_jsonb(done), 'is_done', cardinality(picked) < p_batch);
end $$;
`;
