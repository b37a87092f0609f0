/**
 * Cash-out (wire contract of the sportsbook, 9): a part of a bet ends now at what it is worth. What
 * that is, packages/sports works out under the locks of `lock_cash_out`; `pay_cash_out` moves the
 * money and ends that part for good: its stake is given up, the pockets that paid it are paid,
 * liability and caps fall by its share, nothing is counted as turnover.
 *
 * Locks as `place_slip`, and then the bet: the player · events (shared) · the bet · exposure rows ·
 * bonuses · ledger accounts. Whoever settles holds the event alone, so a bet is cashed out before
 * or after its settlement, never at once.
 */
export const cashOutFunctions = `
-- \`p_selections\`: of events that are to be locked besides, because the bet is edited to them.
create function lock_cash_out(p_bet uuid, p_selections uuid[]) returns void language plpgsql as $$
declare id uuid;
begin
  perform lock_player((select b.player_id from bets b where b.id = p_bet));
  foreach id in array array(
    select distinct x.event_id from (
      select l.event_id from bet_legs l where l.bet_id = p_bet
      union all
      select m.event_id from selections s join markets m on m.id = s.market_id
       where s.id = any (p_selections)) x
     order by x.event_id)
  loop
    perform pg_advisory_xact_lock_shared(hashtextextended(id::text, 1));
  end loop;
  perform from bets b where b.id = p_bet for no key update;
end $$;

-- How much of an amount of the whole bet a further part takes; parts add up to all of it.
create function part_of_bet(p_bet bets, p_unit bigint, p_of bigint) returns bigint
language sql immutable as $$
  select (div(p_of::numeric * (p_bet.cashed_unit_minor + p_unit), p_bet.unit_stake_minor)
    - div(p_of::numeric * p_bet.cashed_unit_minor, p_bet.unit_stake_minor))::bigint
$$;

-- What the part added to the counters of wins and liability is taken out of them; the day still
-- counts what was placed on it.
create function release_part(p_bet bets, p_unit bigint) returns void language plpgsql as $$
declare
  own_shard smallint := hashtext(p_bet.player_id::text) & 7;
  is_own boolean := stands_in_market(p_bet.leg_count, p_bet.is_each_way);
  win bigint := part_of_bet(p_bet, p_unit, p_bet.win_minor); l record;
begin
  for l in
    select g.event_id, g.selection_id, case when is_own then g.market_id
           else g.event_id end as held_market,
             case when is_own then g.selection_id else g.event_id end as held_selection
      from bet_legs g where g.bet_id = p_bet.id order by 1, 3, 4 loop
    update selection_exposures h set win_minor = greatest(0, h.win_minor - win),
        stake_minor = greatest(0, h.stake_minor - case when is_own
          then p_unit * p_bet.line_count else 0 end)
     where h.site_id = p_bet.site_id and h.event_id = l.event_id and h.market_id = l.held_market
       and h.selection_id = l.held_selection and h.shard = own_shard;
    update player_exposures h set win_minor = greatest(0, h.win_minor - win)
     where h.player_id = p_bet.player_id and h.event_id = l.event_id
       and h.selection_id = l.selection_id;
  end loop;
end $$;

-- Pays a part and ends it; the bet is locked. Gives how much of its stake was a bonus's.
create function give_cash_out(p_bet bets, p_cash_out uuid, p_unit bigint, p_amount bigint,
  p_now timestamptz)
returns bigint language plpgsql as $$
declare
  own play_of := row(p_bet.site_id, p_bet.player_id, p_bet.currency, 'sportsbook', null, null,
    p_bet.odds_milli)::play_of;
  stake bigint := p_unit * p_bet.line_count; at_risk play_money := stake_of_bet(p_bet);
  bonus bigint; given record; cash bigint;
begin
  bonus := div(at_risk.bonus_minor::numeric * stake, play_money_total(at_risk))::bigint;
  select * into given from give_return(own, row(stake - bonus, bonus, p_bet.bonus_id)::play_money,
    p_amount, true);
  perform ledger_post(p_bet.site_id, 'sports', p_cash_out::text, 'sports.cash_out', null,
    p_bet.currency, given.lines, jsonb_build_object('bet_id', p_bet.id, 'cash_out_id', p_cash_out));
  cash := (given.paid).cash_minor;
  perform repay_debt(p_bet, p_cash_out::text, credit_of_lines(given.lines, 'cash'), p_now);
  if cash > 0 then perform count_play(p_bet.site_id, p_bet.player_id, 'sportsbook', 0, cash, p_now);
  end if;
  return bonus;
end $$;

create function pay_cash_out(p_cash_out uuid, p_unit bigint, p_amount bigint, p_now timestamptz)
returns void
language plpgsql as $$
declare c bet_cash_outs; b bets; bonus bigint; is_all boolean;
begin
  select * into strict c from bet_cash_outs x where x.id = p_cash_out
    and x.state = 'pending' for no key update;
  select * into strict b from bets x where x.id = c.bet_id and x.status = 'accepted';
  perform release_part(b, p_unit);
  bonus := give_cash_out(b, c.id, p_unit, p_amount, p_now);
  is_all := b.cashed_unit_minor + p_unit = b.unit_stake_minor;
  update bets x set cashed_unit_minor = x.cashed_unit_minor + p_unit,
      cashed_stake_minor = x.cashed_stake_minor + p_unit * x.line_count,
      cashed_bonus_minor = x.cashed_bonus_minor + bonus, cashed_paid_minor = x.cashed_paid_minor
      + p_amount, status = case when is_all then 'cashed-out' else x.status end,
      settled_at = case when is_all then p_now end
   where x.id = b.id;
  if is_all then
    update bet_legs l set status = 'cashed-out' where l.bet_id = b.id;
    delete from bet_cash_out_rules r where r.bet_id = b.id;
    -- A bonus that only waited for this stake ends now.
    perform review_bonus(x, p_now) from bonuses x
      where x.id = b.bonus_id and x.site_id = b.site_id and x.state in ('active', 'closing');
  end if;
  update bet_cash_outs x set state = 'taken', unit_minor = p_unit, amount_minor = p_amount,
      bonus_minor = bonus, bet_revision = b.revision, decided_at = p_now, refusal = null,
      pockets_after = pockets_of(b.site_id, b.player_id, b.currency)
   where x.id = c.id;
end $$;
`;
