/**
 * Palpable errors (domain page of sports, 12): bets taken in a window at a price that was plainly
 * wrong are void or go on at the right price, by the published rule, once a second person agreed.
 *
 * - `legs_of_error`: the legs it concerns; a leg at the right price or below it was no error, a
 *   builder is no price of the market, and what was cashed out is final.
 * - `void_error_batch`: one batch of them void for good, paid as any settlement; what was settled
 *   before is taken back by a journal of its own (`settle_bets`).
 * - `price_error`: all of them at the right price. Of an event that was settled this is a new
 *   revision of its result, which settles them again as a correction does.
 *
 * Locks as settlement: the event · the bets · the bonuses of their players · ledger accounts.
 */
export const palpableErrorFunctions = `
create function legs_of_error(p_error palpable_errors) returns setof bet_legs
language plpgsql stable as $$
begin
  return query
    select g.* from bet_legs g join bets b on b.id = g.bet_id and b.site_id = g.site_id
     where g.event_id = p_error.event_id and g.market_id = p_error.market_id
       and g.outcome = p_error.outcome and g.odds_milli > p_error.right_milli
       and g.accepted_at >= p_error.from_at and g.accepted_at < p_error.until_at
       and g.picks is null and g.palpable is null and g.status in ('open', 'settled')
       and b.status in ('accepted', 'settled');
end $$;

create function lock_error_bets(p_bets uuid[]) returns void language plpgsql as $$
begin
  perform from bets b where b.id = any (p_bets) order by b.player_id, b.id for no key update;
  perform from bonuses x
    where x.id in (select y.id from bonuses y join bets b on b.player_id = y.player_id
      and b.site_id = y.site_id
                    where b.id = any (p_bets) and y.state in ('active', 'closing'))
    order by x.player_id, x.id for no key update;
end $$;

-- Takes a part of what a bet could win out of the counters of liability and of its player's caps.
create function release_win(p_bet bets, p_stake bigint, p_win bigint) returns void
language plpgsql as $$
declare own_shard smallint := hashtext(p_bet.player_id::text) & 7; l record;
begin
  for l in select * from exposures_of_bet(p_bet, p_stake, p_win) e order by 1, 2, 3 loop
    update selection_exposures h set win_minor = greatest(0, h.win_minor - l.win_minor),
        stake_minor = greatest(0, h.stake_minor - l.stake_minor)
     where h.site_id = p_bet.site_id and h.event_id = l.event_id and h.market_id = l.market_id
       and h.selection_id = l.selection_id and h.shard = own_shard;
  end loop;
  for l in select * from wins_of_bet(p_bet.id, p_win) w order by 1, 2 loop
    update player_exposures h set win_minor = greatest(0, h.win_minor - l.win_minor)
     where h.player_id = p_bet.player_id and h.event_id = l.event_id
       and h.selection_id = l.selection_id;
  end loop;
end $$;

-- What is left of a bet to win, of which parts may have been cashed out.
create function win_left(p_bet bets) returns bigint language sql immutable as $$
  select part_of_bet(p_bet, p_bet.unit_stake_minor - p_bet.cashed_unit_minor, p_bet.win_minor)
$$;

create function void_error_batch(p_error palpable_errors, p_batch integer, p_now timestamptz)
returns uuid[] language plpgsql as $$
declare picked uuid[]; was_settled uuid[]; final event_results; b bets;
begin
  picked := array(select g.bet_id from legs_of_error(p_error) g
    order by g.player_id, g.bet_id limit p_batch);
  perform lock_error_bets(picked);
  was_settled := array(select g.bet_id from bet_legs g where g.bet_id = any (picked)
    and g.event_id = p_error.event_id and g.revision > 0);
  update bet_legs g set status = 'voided', result = 'void', revision = g.revision + 1,
      multiplier_num = 1, multiplier_den = 1, settled_as = null,
      place_multiplier_num = case when g.place_count is not null then 1 end,
      place_multiplier_den = case when g.place_count is not null then 1 end,
      palpable = jsonb_build_object('errorId', p_error.id, 'rule', 'void', 'takenMilli',
        g.odds_milli, 'rightMilli', p_error.right_milli)
   where g.bet_id = any (picked) and g.event_id = p_error.event_id;
  for b in select * from bets x where x.id = any (picked) and x.leg_count = 1
    and x.status = 'accepted' order by x.player_id, x.id loop
    perform release_win(b, (b.unit_stake_minor - b.cashed_unit_minor) * b.line_count, win_left(b));
  end loop;
  final.event_id := p_error.event_id; final.revision := 0;
  perform settle_bets(final, picked, was_settled, p_now);
  return picked;
end $$;

-- A bet by the present prices of its legs: its odds, and what it can win at most.
create function reprice_bet(p_bet bets) returns bets language plpgsql stable as $$
declare b bets := p_bet; p record; per_unit ratio;
begin
  select array_agg(g.odds_milli::numeric order by g.leg_no) as odds,
         array_agg(1000::numeric order by g.leg_no) as thousands,
         array_agg(1000::numeric * g.place_den
           + (g.odds_milli - 1000)::numeric * g.place_num order by g.leg_no) as nums,
         array_agg(1000::numeric * g.place_den order by g.leg_no) as dens
    into p from bet_legs g where g.bet_id = b.id;
  per_unit := return_per_unit(b, p.odds, p.thousands, p.nums, p.dens);
  b.odds_milli := least(2000000000, div(1000 * per_unit.num, per_unit.den * b.line_count));
  b.win_minor := return_minor(b.unit_stake_minor, per_unit) - b.stake_minor;
  b.potential_minor := with_voucher(b.voucher_kind, b.boost_percent, b.max_extra_minor,
    b.stake_minor, b.stake_minor + b.win_minor);
  return b;
end $$;

create function settle_anew(p_event uuid, p_reason text, p_now timestamptz) returns void
language plpgsql as $$
begin
  insert into event_results (event_id, revision, kind, home_score, away_score, facts, reason,
    entered_at)
  select r.event_id, r.revision + 1, r.kind, r.home_score, r.away_score,
         jsonb_set(r.facts, '{revision}', to_jsonb(r.revision + 1)), p_reason, p_now
    from event_results r join events e on e.id = r.event_id and e.result_revision = r.revision
   where r.event_id = p_event;
  update events set result_revision = result_revision + 1, updated_at = p_now where id = p_event;
end $$;

create function price_error(p_error palpable_errors, p_now timestamptz) returns uuid[]
language plpgsql as $$
declare
  picked uuid[] := array(select g.bet_id from legs_of_error(p_error) g
    order by g.player_id, g.bet_id);
  results integer; b bets; n bets;
begin
  perform lock_error_bets(picked);
  select e.result_revision into results from events e where e.id = p_error.event_id;
  update bet_legs g set odds_milli = p_error.right_milli,
      palpable = jsonb_build_object('errorId', p_error.id, 'rule', 'right-price', 'takenMilli',
        g.odds_milli, 'rightMilli', p_error.right_milli, 'since', results + 1)
   where g.bet_id = any (picked) and g.event_id = p_error.event_id;
  for b in select * from bets x where x.id = any (picked) order by x.player_id, x.id loop
    n := reprice_bet(b);
    perform release_win(b, 0, win_left(b) - win_left(n));
    update bets x set odds_milli = n.odds_milli, win_minor = n.win_minor,
        potential_minor = n.potential_minor where x.id = b.id;
  end loop;
  if results > 0 and cardinality(picked) > 0 then
    perform settle_anew(p_error.event_id, 'palpable error: ' || p_error.reason, p_now);
  end if;
  return picked;
end $$;

-- One step of an error that was agreed to: the bets it changed, and whether it is done. An event
-- with a result that is being settled is waited for, and with bets settled before its end, which
-- can be settled at another price only by a result, that end.
create function apply_palpable_error(p_id uuid, p_batch integer, p_now timestamptz) returns jsonb
language plpgsql as $$
declare e palpable_errors; is_settling boolean; picked uuid[]; is_done boolean := true;
begin
  select * into e from palpable_errors x where x.id = p_id;
  perform lock_event(e.event_id);
  select * into e from palpable_errors x where x.id = p_id for no key update;
  select v.settled_revision < v.result_revision into is_settling from events v
   where v.id = e.event_id;
  is_settling := is_settling or e.rule = 'right-price' and exists (
    select from legs_of_error(e) g join events v on v.id = g.event_id
     where g.status = 'settled' and v.result_revision = 0);
  if e.state is distinct from 'approved' or is_settling then
    return jsonb_build_object('bet_ids', '[]'::jsonb, 'is_done', true);
  end if;
  if e.rule = 'right-price' then picked := price_error(e, p_now);
  else
    picked := void_error_batch(e, p_batch, p_now);
    is_done := cardinality(picked) < p_batch;
  end if;
  update palpable_errors x set bet_count = x.bet_count + cardinality(picked),
      state = case when is_done then 'done' else x.state end,
      done_at = case when is_done then p_now end
   where x.id = p_id;
  return jsonb_build_object('bet_ids', to_jsonb(picked), 'is_done', is_done);
end $$;
`;
