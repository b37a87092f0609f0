/**
 * One bet by one result: works the result out, reverses an earlier settlement, moves the money, remembers all of it, and counts
 * what the settlement changes.
 */
export const settleBet = `
-- What a bet and the payout of a result count: nothing when the stake comes back as it was.
create function bet_counts(p_bet bets, p_result text, p_payout bigint, out stake play_money, out paid play_money)
language plpgsql immutable as $$
declare cash bigint := share_of_cash(stake_of_bet(p_bet), p_payout);
begin
  stake := row(0, 0)::play_money; paid := row(0, 0)::play_money;
  if p_result is null or p_result = 'void' then return; end if;
  stake := stake_of_bet(p_bet);
  paid := row(cash, p_payout - cash)::play_money;
end $$;

create function count_settled_bet(p_bet bets, p_result text, p_payout bigint, p_now timestamptz)
returns void language plpgsql as $$
declare s settled_plays; before record; after record;
begin
  select * into before from bet_counts(p_bet, p_bet.result, p_bet.payout_minor);
  select * into after from bet_counts(p_bet, p_result, p_payout);
  if p_bet.revision > 0 then
    if (before.stake, before.paid) is not distinct from (after.stake, after.paid) then return; end if;
    select min(e.settled_at) into s.counted_at from bet_settlements e where e.bet_id = p_bet.id and e.is_counted;
  end if;
  s.site_id := p_bet.site_id; s.player_id := p_bet.player_id; s.product := 'sportsbook'; s.ref := p_bet.id::text;
  s.kind := case when p_bet.revision = 0 then 'settled' else 'corrected' end; s.odds_milli := p_bet.odds_milli;
  s.cash_minor := (after.stake).cash_minor - (before.stake).cash_minor;
  s.bonus_minor := (after.stake).bonus_minor - (before.stake).bonus_minor;
  s.payout_cash_minor := (after.paid).cash_minor - (before.paid).cash_minor;
  s.payout_bonus_minor := (after.paid).bonus_minor - (before.paid).bonus_minor;
  s.settled_at := p_now;
  perform count_settled(s);
end $$;

create function settle_bet(p_bet bets, p_final event_results, p_now timestamptz)
returns void language plpgsql as $$
declare
  wanted text := case when p_final.kind = 'void' then 'void' else settle_selection(p_bet.market_kind, p_bet.outcome,
    p_bet.line_quarters, p_bet.accepted_home_score, p_bet.accepted_away_score, p_final.home_score, p_final.away_score) end;
  payout bigint := payout_minor(wanted, p_bet.stake_minor, p_bet.odds_milli);
  -- A settled bet stays settled: voided is only what was never settled (domain package: bets, bet-state).
  new_status text := case when p_final.kind = 'void' and p_bet.revision = 0 then 'voided' else 'settled' end;
  earlier bet_settlements; settlement bigint; reversal bigint; debt bigint := 0; posted record;
begin
  if p_bet.revision > 0 then
    select * into strict earlier from bet_settlements where bet_id = p_bet.id and revision = p_bet.revision;
  end if;
  if earlier.payout_minor is not distinct from payout then
    settlement := earlier.journal_id;
  else
    if earlier.bet_id is not null then
      debt := lend_shortfall(p_bet, p_final.revision,
        share_of_cash(stake_of_bet(p_bet), earlier.payout_minor), p_now);
      select journal_id into reversal from ledger_reverse(p_bet.site_id, 'sports',
        p_bet.id || ':r' || p_final.revision || ':reversal', null, earlier.journal_id,
        sports_ref(p_bet, p_final.revision), 'sports.reversal');
    end if;
    select * into posted from post_settlement(p_bet, p_final.revision,
      case new_status when 'voided' then 'sports.void' else 'sports.settle' end, payout);
    settlement := posted.journal;
    debt := greatest(0, debt - repay_debt(p_bet, p_final.revision, (posted.paid).cash_minor, p_now));
    if payout <> coalesce(earlier.payout_minor, 0) then
      perform count_play(p_bet.site_id, p_bet.player_id, 'sportsbook', 0, payout - coalesce(earlier.payout_minor, 0), p_now);
    end if;
  end if;
  perform count_settled_bet(p_bet, wanted, payout, p_now);
  insert into bet_settlements (bet_id, revision, site_id, event_id, status, result, payout_minor, debt_minor,
      home_score, away_score, is_counted, journal_id, reversal_journal_id, settled_at)
  values (p_bet.id, p_final.revision, p_bet.site_id, p_bet.event_id, new_status, wanted, payout, debt,
      p_final.home_score, p_final.away_score, wanted <> 'void', settlement, reversal, p_now);
  update bets set status = new_status, result = wanted, payout_minor = payout, revision = p_final.revision,
      home_score = p_final.home_score, away_score = p_final.away_score, is_counted = wanted <> 'void', settled_at = p_now
   where id = p_bet.id;
end $$;
`;
