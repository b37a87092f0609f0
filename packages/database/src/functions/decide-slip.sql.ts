/**
 * `decide_slip`: the decision on a pending slip is made again at its moment (wire contract of the
 * sportsbook, 4): by the prices and markets of now, a live market that stopped in between refuses
 * even if it is open again. Accepted: at the prices of now. Refused: everything back, in the same
 * transaction. Null when it is not pending any more. `p_code` refuses it whatever stands: it waited
 * too long. `p_asked` is what was asked with the present prices of its builders, null where it has
 * none; 'stale' when they are not present any more.
 *
 * Locks as `place_slip`, its slip before all; the liability of its events alone, because it may
 * have been the last that fitted.
 */
export const decideSlipFunctions = `
-- What a slip added to the counters of wins and liability is taken out of them.
create function release_slip(p_slip bet_slips) returns void language plpgsql as $$
declare own_shard smallint := hashtext(p_slip.player_id::text) & 7;
begin
  update selection_exposures h set stake_minor = greatest(0, h.stake_minor - x.stake),
    win_minor = greatest(0, h.win_minor - x.win)
    from (select b.site_id, e.event_id, e.market_id, e.selection_id, sum(e.stake_minor) as stake,
                 sum(e.win_minor) as win
            from bets b cross join lateral exposures_of_bet(b, b.stake_minor, b.win_minor) e
           where b.slip_id = p_slip.id group by 1, 2, 3, 4) x
   where h.site_id = x.site_id and h.event_id = x.event_id and h.market_id = x.market_id
     and h.selection_id = x.selection_id and h.shard = own_shard;
  update player_exposures h set win_minor = greatest(0, h.win_minor - x.win),
    builder_win_minor = greatest(0, h.builder_win_minor - x.builder_win)
    from (select b.player_id, w.event_id, w.selection_id, sum(w.win_minor) as win,
                 sum(w.builder_win_minor) as builder_win
            from bets b cross join lateral wins_of_bet(b.id, b.win_minor) w
           where b.slip_id = p_slip.id group by 1, 2, 3) x
   where h.player_id = x.player_id and h.event_id = x.event_id and h.selection_id = x.selection_id;
  update player_win_days h set win_minor = greatest(0, h.win_minor - (
      select sum(b.win_minor) from bets b where b.slip_id = p_slip.id
        and b.player_id = h.player_id))
   where h.player_id = p_slip.player_id and h.day = (p_slip.placed_at at time zone 'UTC')::date;
end $$;

-- The legs of a slip by the market of now, refused where it stopped since the slip was placed.
create function check_legs_again(p_slip bet_slips, p_now timestamptz) returns slip_leg[]
language plpgsql as $$
declare l slip_leg; checked slip_leg[] := '{}';
begin
  foreach l in array check_slip_legs(p_slip.policy, p_slip.asked, p_now) loop
    if exists (select from bet_legs g
        where g.bet_id = (p_slip.asked -> (l.bet_no - 1) ->> 'bet_id')::uuid and g.leg_no = l.leg_no
          and g.is_live
          and coalesce((g.picks -> l.pick_no ->> 'stopNo')::integer, g.stop_no) <> l.stop_no)
      and coalesce(l.code, 'priceChanged') in ('priceChanged', 'notCombinable',
        'impossibleCombination', 'redundantPick') then
      l.code := 'marketSuspended';
    end if;
    checked := checked || l;
  end loop;
  return checked;
end $$;

create function accept_slip(p_slip bet_slips, p_bets slip_bet[], p_legs slip_leg[],
  p_now timestamptz)
returns void language plpgsql as $$
begin
  perform count_exposures(p_slip.site_id, p_slip.player_id, p_bets, p_legs);
  perform count_player_wins(p_slip.site_id, p_slip.player_id, p_bets, p_legs, p_slip.placed_at);
  update bets b set status = 'accepted', odds_milli = u.odds_milli,
      win_minor = u.profit_minor::bigint,
        potential_minor = with_voucher(b.voucher_kind, b.boost_percent, b.max_extra_minor,
        b.stake_minor, u.stake_minor + u.profit_minor)::bigint
    from unnest(p_bets) u where b.id = u.bet_id;
  update bet_legs g set status = 'open', odds_milli = l.odds_milli, is_live = l.is_live,
      accepted_home_score = l.home_score, accepted_away_score = l.away_score, accepted_at = p_now,
      picks = kept_picks(p_legs, l.bet_no, l.leg_no), reprice = l.reprice,
      is_antepost = l.is_antepost, are_terms_fixed = l.are_terms_fixed,
      place_count = l.place_count, place_num = l.place_num, place_den = l.place_den
    from unnest(p_legs) l join unnest(p_bets) u on u.bet_no = l.bet_no
   where coalesce(l.pick_no, 0) = 0 and g.bet_id = u.bet_id and g.leg_no = l.leg_no;
  update bet_slips s set state = 'accepted', asked = null, decided_at = p_now
   where s.id = p_slip.id;
end $$;

create function reject_slip(p_slip bet_slips, p_refusals jsonb, p_now timestamptz) returns void
language plpgsql as $$
declare b bets; given record; cash bigint := 0;
begin
  for b in select * from bets x where x.slip_id = p_slip.id order by x.id loop
    select * into given
      from return_of_bet(b, case b.voucher_kind when 'free_bet' then 0
      else b.stake_minor end, true);
    perform ledger_post(b.site_id, 'sports', b.id || ':rejected', 'sports.void', null, b.currency,
      given.lines, jsonb_build_object('bet_id', b.id, 'slip_id', p_slip.id));
    cash := cash + (given.paid).cash_minor;
  end loop;
  if cash > 0 then perform count_play(p_slip.site_id, p_slip.player_id, 'sportsbook', 0, cash,
    p_now); end if;
  update bet_legs g set status = 'rejected'
   where g.bet_id in (select x.id from bets x where x.slip_id = p_slip.id);
  update bets x set status = 'rejected' where x.slip_id = p_slip.id;
  perform free_vouchers(array(select x.id from bets x where x.slip_id = p_slip.id
    and x.voucher_id is not null), p_now);
  -- A bonus that only waited for this stake ends now.
  perform review_bonus(x, p_now) from bonuses x
    where x.state = 'closing' and x.id in (
      select y.bonus_id from bets y where y.slip_id = p_slip.id and y.site_id = x.site_id);
  update bet_slips s set state = 'rejected', asked = null, decided_at = p_now, refusals = p_refusals
   where s.id = p_slip.id;
end $$;

create function decide_slip(p_id uuid, p_code text, p_asked jsonb, p_now timestamptz) returns text
language plpgsql as $$
declare
  slip bet_slips; limits sports_limits; own sports_limits; legs slip_leg[]; bets slip_bet[];
  refusal text := p_code;
begin
  select * into slip from bet_slips s where s.id = p_id for no key update;
  if not found or slip.state <> 'pending' then return null; end if;
  perform lock_player(slip.player_id);
  refusal := coalesce(refusal, player_refusal(slip.site_id, slip.player_id, p_now));
  slip.asked := coalesce(p_asked, slip.asked);
  perform lock_slip_events(slip.asked);
  if refusal is null and is_slip_stale(slip.asked) then return 'stale'; end if;
  perform release_slip(slip);
  if refusal is not null then
    perform reject_slip(slip, jsonb_build_array(jsonb_build_object('index', null, 'code', refusal)),
      p_now);
    return 'rejected';
  end if;
  select * into limits from sports_limits where site_id = slip.site_id;
  own := limits_of_player(limits, slip.player_id);
  legs := check_legs_again(slip, p_now);
  bets := weigh_slip_bets(own, slip.asked, legs);
  if not has_refusal(bets, legs) then
    bets := check_player_wins(own, slip.player_id, bets, legs, slip.placed_at);
  end if;
  if not has_refusal(bets, legs) then
    perform lock_slip_liability(slip.site_id, legs, true);
    bets := check_liability(limits, bets, legs, true);
  end if;
  if has_refusal(bets, legs) then
    perform reject_slip(slip, slip_refusals(bets, legs, own) -> 'refusals', p_now);
    return 'rejected';
  end if;
  perform accept_slip(slip, bets, legs, p_now);
  return 'accepted';
end $$;
`;
