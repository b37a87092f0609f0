import { reverseSettlementFunctions } from './reverse-settlement.sql.ts';

/**
 * `settle_bets`: the bets of a batch after their legs took a result over. Those that are decided
 * are paid by one journal a site, with a settlement row for each that keeps its own share; what was
 * settled before and pays something else now is first taken back by a journal of its own
 * (compensation), also where the bet waits again for other legs. A bet whose end does not change is
 * left alone. Gives the bets that changed.
 */
export const settleBets = `${reverseSettlementFunctions}
create type bet_due as (
  bet_id uuid, revision integer, is_decided boolean, status text, result text, payout_minor bigint);

-- What a bet makes of one unit on each of its lines: to win and, each way, to be placed.
create function return_per_unit(p_bet bets, p_nums numeric[], p_dens numeric[],
  p_place_nums numeric[], p_place_dens numeric[])
returns ratio language plpgsql immutable as $$
declare won ratio := sum_of_lines(p_bet.bet_type, p_bet.sizes, p_bet.bankers, p_nums, p_dens);
begin
  if not p_bet.is_each_way then return won; end if;
  return add_ratios(won, sum_of_lines(p_bet.bet_type, p_bet.sizes, p_bet.bankers, p_place_nums,
    p_place_dens));
end $$;

-- What each bet comes to, open legs taken as ones: decided when none is open, or when nothing can
-- be won any more.
create function bets_due(p_bets uuid[]) returns setof bet_due language plpgsql as $$
begin
  return query
    with of_legs as (
      select l.bet_id, sum(l.revision)::integer as revision,
             array_agg(coalesce(l.multiplier_num, 1) order by l.leg_no) as nums,
             array_agg(coalesce(l.multiplier_den, 1) order by l.leg_no) as dens,
             array_agg(coalesce(l.place_multiplier_num, 1) order by l.leg_no) as place_nums,
             array_agg(coalesce(l.place_multiplier_den, 1) order by l.leg_no) as place_dens,
             bool_or(l.status = 'open') as is_open, bool_and(l.status = 'voided') as is_voided,
             bool_and(coalesce(l.result, '') = 'void') as is_void, min(l.result) as of_single
        from bet_legs l where l.bet_id = any (p_bets) group by l.bet_id),
    paid as materialized (
      select o.*, b.bet_type, b.player_id, b.is_each_way,
             b.unit_stake_minor - b.cashed_unit_minor as unit_stake_minor, b.stake_minor,
             b.voucher_kind, b.boost_percent, b.max_extra_minor,
             return_per_unit(b, o.nums, o.dens, o.place_nums, o.place_dens) as per_unit
        from of_legs o join bets b on b.id = o.bet_id),
    rounded as materialized (
      select p.*, with_voucher(p.voucher_kind, p.boost_percent, p.max_extra_minor, p.stake_minor,
               return_minor(p.unit_stake_minor, p.per_unit))::bigint as minor from paid p)
    select r.bet_id, r.revision, not r.is_open or (r.per_unit).num = 0,
           case when r.is_voided then 'voided' else 'settled' end,
           case when r.bet_type = 'single' and not r.is_each_way then r.of_single
           when r.is_void then 'void'
           when r.minor = 0 then 'lost' else 'won' end, r.minor
      from rounded r order by r.player_id, r.bet_id;
end $$;

-- What a bet and the payout of a result count: nothing when the stake comes back as it was.
create function bet_counts(p_bet bets, p_result text, p_payout bigint, out stake play_money,
  out paid play_money)
language plpgsql immutable as $$
declare cash bigint := share_of_cash(stake_of_bet(p_bet), p_payout);
begin
  stake := row(0, 0, null)::play_money; paid := row(0, 0, null)::play_money;
  if p_result is null or p_result = 'void' or p_bet.voucher_kind = 'free_bet' then return; end if;
  stake := stake_of_bet(p_bet);
  paid := row(cash, p_payout - cash, p_bet.bonus_id)::play_money;
end $$;

-- What of a payout is cash: all that a free bet wins.
create function cash_of_payout(p_bet bets, p_payout bigint) returns bigint
language sql immutable as $$
  select coalesce(case p_bet.voucher_kind when 'free_bet' then p_payout
    else share_of_cash(stake_of_bet(p_bet), p_payout) end, 0)
$$;

-- The lines that pay a bet and close its stake.
create function return_of_bet(p_bet bets, p_payout bigint, p_is_void boolean, out paid play_money,
  out lines jsonb)
language plpgsql as $$
declare
  given record; own play_of := row(p_bet.site_id, p_bet.player_id, p_bet.currency,
    'sportsbook', null, null, p_bet.odds_milli)::play_of;
begin
  if p_bet.voucher_kind = 'free_bet' then
    given := give_free_return(own, p_bet.stake_minor, p_payout, p_is_void);
  else
    given := give_return(own, stake_of_bet(p_bet), p_payout, true);
  end if;
  paid := given.paid; lines := given.lines;
end $$;

-- Whether the player has a standing single bet on another outcome of the market of this one.
-- Picks of builders have none: they win with others only.
create function bet_has_other_side(p_bet bets) returns boolean language plpgsql stable as $$
begin
  -- Asked first and alone: in one expression with the query every parlay would start its plan.
  if p_bet.bet_type <> 'single' then return false; end if;
  return exists (
    select from bet_legs own
      join bet_legs x on x.player_id = own.player_id and x.event_id = own.event_id
        and x.market_id = own.market_id
       and x.selection_id <> own.selection_id and x.picks is null
      join bets o on o.id = x.bet_id and o.site_id = own.site_id
     where own.bet_id = p_bet.id and own.picks is null and o.bet_type = 'single'
       and o.status <> 'voided');
end $$;

-- What a settlement changes of what counts; null when nothing.
create function settled_play_of(p_bet bets, p_result text, p_payout bigint, p_now timestamptz)
returns settled_plays language plpgsql as $$
declare s settled_plays; before record; after record;
begin
  before := bet_counts(p_bet, p_bet.result, p_bet.payout_minor);
  after := bet_counts(p_bet, p_result, p_payout);
  if p_bet.revision > 0 then
    if (before.stake, before.paid) is not distinct from (after.stake, after.paid) then
      return null;
    end if;
    select min(e.settled_at) into s.counted_at from bet_settlements e
     where e.bet_id = p_bet.id and e.is_counted;
  end if;
  s.site_id := p_bet.site_id; s.player_id := p_bet.player_id; s.product := 'sportsbook';
  s.ref := p_bet.id::text;
  s.kind := case when p_bet.revision = 0 then 'settled' else 'corrected' end;
  s.odds_milli := p_bet.odds_milli;
  s.cash_minor := (after.stake).cash_minor - (before.stake).cash_minor;
  s.bonus_minor := (after.stake).bonus_minor - (before.stake).bonus_minor;
  s.payout_cash_minor := (after.paid).cash_minor - (before.paid).cash_minor;
  s.payout_bonus_minor := (after.paid).bonus_minor - (before.paid).bonus_minor;
  s.bonus_id := p_bet.bonus_id; s.placed_at := p_bet.placed_at; s.settled_at := p_now;
  s.is_both_sides := bet_has_other_side(p_bet);
  return s;
end $$;

-- Whether a settlement by this result counts the stake.
create function does_count(p_bet bets, p_result text) returns boolean language sql immutable as $$
  select p_result <> 'void' and p_bet.voucher_kind is distinct from 'free_bet'
$$;

-- The rows of bets that are settled for the first time, in the order of players; their journals are
-- still to be posted.
create function settle_first(p_dues bet_due[], p_final event_results, p_now timestamptz)
returns bet_settlements[] language plpgsql as $$
begin
  return array(
    select row(b.id, d.revision, b.site_id, b.player_id, p_final.event_id, d.status, d.result,
             d.payout_minor, 0, p_final.home_score, p_final.away_score,
             does_count(b, d.result), null, g.lines, null, p_now)::bet_settlements
      from unnest(p_dues) d join bets b on b.id = d.bet_id
      cross join lateral return_of_bet(b, d.payout_minor, d.result = 'void') g
     where b.revision = 0 and d.is_decided
     order by b.player_id, b.id);
end $$;

-- The row of one that was settled before, what it paid taken back where that was something else;
-- null when nothing changes.
create function settle_again(
  p_bet bets, p_due bet_due, p_final event_results, p_is_leg_corrected boolean, p_now timestamptz)
returns bet_settlements language plpgsql as $$
declare s bet_settlements; earlier bet_settlements; given record;
begin
  if p_bet.status = 'accepted' and not p_due.is_decided then return null; end if;
  if p_due.is_decided and not p_is_leg_corrected and p_bet.status <> 'accepted'
     and (p_bet.result, p_bet.payout_minor) = (p_due.result, p_due.payout_minor) then
    return null;
  end if;
  select * into strict earlier from bet_settlements e where e.bet_id = p_bet.id
    and e.revision = p_bet.revision;
  s.bet_id := p_bet.id; s.revision := p_due.revision; s.site_id := p_bet.site_id;
  s.player_id := p_bet.player_id;
  s.event_id := p_final.event_id; s.home_score := p_final.home_score;
  s.away_score := p_final.away_score;
  s.status := 'reopened'; s.debt_minor := 0; s.is_counted := false; s.settled_at := p_now;
  if p_due.is_decided then
    -- A settled bet stays settled: voided is only what was never settled (domain package: bets,
    -- bet-state).
    s.status := 'settled'; s.result := p_due.result; s.payout_minor := p_due.payout_minor;
    s.is_counted := does_count(p_bet, p_due.result);
    -- Of a free bet a void and a loss both pay nothing, out of different pockets of the house.
    if earlier.payout_minor = p_due.payout_minor
       and (p_bet.voucher_id is null or earlier.result = p_due.result) then
      s.journal_id := earlier.journal_id; s.lines := earlier.lines;
      return s;
    end if;
  end if;
  if earlier.journal_id is not null then
    s.debt_minor := make_up_settlement(p_bet, s.revision, earlier.lines, p_now);
    s.reversal_journal_id := reverse_settlement(p_bet, s.revision, earlier.lines);
  end if;
  if p_due.is_decided then
    select * into given from return_of_bet(p_bet, p_due.payout_minor, p_due.result = 'void');
    s.lines := given.lines;
  end if;
  return s;
end $$;

-- One journal for all bets of a site that end alike; a journal of one bet names it.
create function post_settlements(p_rows bet_settlements[], p_final event_results) returns void
language plpgsql as $$
declare g record; journal bigint;
begin
  for g in
    select r.site_id, b.currency, r.status, array_agg(r order by r.bet_id) as alike
      from unnest(p_rows) r join bets b on b.id = r.bet_id
     where r.lines is not null and r.journal_id is null group by 1, 2, 3 order by 1, 2, 3 loop
    select p.journal_id into journal from ledger_post(g.site_id, 'sports',
      p_final.event_id || ':r' || p_final.revision || ':' || (g.alike[1]).bet_id,
      case g.status when 'voided' then 'sports.void' else 'sports.settle' end, null, g.currency,
      (select jsonb_agg(jsonb_strip_nulls(to_jsonb(x))) from (
         select l.owner, l.owner_id, l.kind, sum(l.amount)::bigint as amount
           from unnest(g.alike) r cross join lateral jsonb_to_recordset(r.lines)
                as l (owner text, owner_id uuid, kind text, amount bigint)
          group by l.owner, l.owner_id, l.kind
            having sum(l.amount) <> 0) x),
      jsonb_build_object('event_id', p_final.event_id, 'revision', p_final.revision)
        || case when cardinality(g.alike) = 1
          then jsonb_build_object('bet_id', (g.alike[1]).bet_id)
          else '{}' end) p;
    insert into bet_settlements (bet_id, revision, site_id, player_id, event_id, status, result,
        payout_minor, debt_minor, home_score, away_score, is_counted, journal_id, lines,
        reversal_journal_id, settled_at)
    select r.bet_id, r.revision, r.site_id, r.player_id, r.event_id, r.status, r.result,
        r.payout_minor, r.debt_minor, r.home_score, r.away_score, r.is_counted, journal, r.lines,
        r.reversal_journal_id, r.settled_at
      from unnest(g.alike) r;
  end loop;
  insert into bet_settlements (bet_id, revision, site_id, player_id, event_id, status, result,
      payout_minor, debt_minor, home_score, away_score, is_counted, journal_id, lines,
      reversal_journal_id, settled_at)
  select r.bet_id, r.revision, r.site_id, r.player_id, r.event_id, r.status, r.result,
      r.payout_minor, r.debt_minor, r.home_score, r.away_score, r.is_counted, r.journal_id, r.lines,
      r.reversal_journal_id, r.settled_at
    from unnest(p_rows) r where r.lines is null or r.journal_id is not null;
end $$;

-- What was paid beyond what is owed stays with the player; what is owed is paid back first.
create function repay_debts(p_rows bet_settlements[], p_now timestamptz) returns void
language plpgsql as $$
declare r record; repaid bigint;
begin
  for r in
    select x.bet_id, x.revision, credit_of_lines(x.lines, 'cash') as cash from unnest(p_rows) x
     where x.lines is not null and x.journal_id is null and exists (
       select from player_debts d where d.player_id = x.player_id and d.site_id = x.site_id
         and d.amount_minor > 0)
     order by x.player_id, x.bet_id loop
    repaid := repay_debt((select b from bets b where b.id = r.bet_id), 'r' || r.revision, r.cash,
      p_now);
    update bet_settlements s set debt_minor = greatest(0, s.debt_minor - repaid)
     where s.bet_id = r.bet_id and s.revision = r.revision and repaid > 0;
  end loop;
end $$;

-- Counts what the settlements change, by what the bets were until now.
create function count_settlements(p_rows bet_settlements[], p_now timestamptz) returns void
language plpgsql as $$
declare r record; plays settled_plays[];
begin
  for r in
    select b.site_id, b.player_id,
      sum(cash_of_payout(b, x.payout_minor) - cash_of_payout(b, b.payout_minor))::bigint as cash
      from unnest(p_rows) x join bets b on b.id = x.bet_id group by 1, 2 order by 2 loop
    if r.cash <> 0 then perform count_play(r.site_id, r.player_id, 'sportsbook', 0, r.cash, p_now);
    end if;
  end loop;
  plays := array(
    select p from unnest(p_rows) x join bets b on b.id = x.bet_id
      cross join lateral settled_play_of(b, x.result, x.payout_minor, p_now) p
     where p.ref is not null order by b.player_id, b.id);
  perform count_all_settled(plays, p_now);
end $$;

create function settle_bets(p_final event_results, p_picked uuid[], p_corrected uuid[],
  p_now timestamptz)
returns uuid[] language plpgsql as $$
declare
  dues bet_due[] := array(select x from bets_due(p_picked) x); d bet_due; b bets; s bet_settlements;
  changed bet_settlements[] := settle_first(dues, p_final, p_now);
begin
  for d in select x.* from unnest(dues) x join bets y on y.id = x.bet_id where y.revision > 0
    order by y.player_id, y.id loop
    select * into b from bets x where x.id = d.bet_id;
    s := settle_again(b, d, p_final, d.bet_id = any (p_corrected), p_now);
    if s.bet_id is not null then changed := changed || s; end if;
  end loop;
  if cardinality(changed) = 0 then return '{}'; end if;
  perform post_settlements(changed, p_final);
  perform repay_debts(changed, p_now);
  perform count_settlements(changed, p_now);
  update bets x set status = case r.status when 'reopened' then 'accepted' else r.status end,
      result = r.result, payout_minor = r.payout_minor, revision = r.revision,
      is_counted = r.is_counted, settled_at = case r.status when 'reopened' then null else p_now end
    from unnest(changed) r where x.id = r.bet_id;
  perform settle_vouchers(changed, p_now);
  return array(select r.bet_id from unnest(changed) r);
end $$;
`;
