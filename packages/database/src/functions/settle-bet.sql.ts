/**
 * One bet by one result: works the result out, reverses an earlier settlement, moves the money, remembers all of it, and counts the stake
 * towards what the player must play before he may withdraw.
 */
export const settleBet = `
create function settle_bet(p_bet bets, p_final event_results, p_now timestamptz)
returns void language plpgsql as $$
declare
  wanted text := case when p_final.kind = 'void' then 'void' else settle_selection(p_bet.market_kind, p_bet.outcome,
    p_bet.line_quarters, p_bet.accepted_home_score, p_bet.accepted_away_score, p_final.home_score, p_final.away_score) end;
  payout bigint := payout_minor(wanted, p_bet.stake_minor, p_bet.odds_milli);
  -- A settled bet stays settled: voided is only what was never settled (domain package: bets, bet-state).
  new_status text := case when p_final.kind = 'void' and p_bet.revision = 0 then 'voided' else 'settled' end;
  earlier bet_settlements; settlement bigint; reversal bigint; debt bigint := 0;
begin
  if p_bet.revision > 0 then
    select * into strict earlier from bet_settlements where bet_id = p_bet.id and revision = p_bet.revision;
  end if;
  if earlier.payout_minor is not distinct from payout then
    settlement := earlier.journal_id;
  else
    if earlier.bet_id is not null then
      debt := lend_shortfall(p_bet, p_final.revision, earlier.payout_minor, p_now);
      select journal_id into reversal from ledger_reverse(p_bet.site_id, 'sports',
        p_bet.id || ':r' || p_final.revision || ':reversal', null, earlier.journal_id,
        sports_ref(p_bet, p_final.revision), 'sports.reversal');
    end if;
    settlement := post_settlement(p_bet, p_final.revision, 'sports.' || case new_status when 'voided' then 'void' else 'settle' end, payout);
    debt := greatest(0, debt - repay_debt(p_bet, p_final.revision, payout, p_now));
    if payout <> coalesce(earlier.payout_minor, 0) then
      perform count_play(p_bet.site_id, p_bet.player_id, 'sportsbook', 0, payout - coalesce(earlier.payout_minor, 0), p_now);
    end if;
  end if;
  insert into bet_settlements (bet_id, revision, site_id, event_id, status, result, payout_minor, debt_minor,
      home_score, away_score, is_counted, journal_id, reversal_journal_id, settled_at)
  values (p_bet.id, p_final.revision, p_bet.site_id, p_bet.event_id, new_status, wanted, payout, debt,
      p_final.home_score, p_final.away_score, p_final.kind = 'score', settlement, reversal, p_now);
  -- The first result under which the stake counts; a later correction neither adds nor takes back.
  if wanted <> 'void' and (p_bet.revision = 0 or not exists (select from bet_settlements s
       where s.bet_id = p_bet.id and s.revision < p_final.revision and s.result <> 'void')) then
    perform count_turnover_for_locks(p_bet.site_id, p_bet.player_id, p_bet.stake_minor, p_now);
  end if;
  update bets set status = new_status, result = wanted, payout_minor = payout, revision = p_final.revision,
      home_score = p_final.home_score, away_score = p_final.away_score, is_counted = p_final.kind = 'score', settled_at = p_now
   where id = p_bet.id;
end $$;
`;
