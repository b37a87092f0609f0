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
  stake := row(0, 0, null)::play_money; paid := row(0, 0, null)::play_money;
  if p_result is null or p_result = 'void' then return; end if;
  stake := stake_of_bet(p_bet);
  paid := row(cash, p_payout - cash, p_bet.bonus_id)::play_money;
end $$;

create function count_settled_bet(p_bet bets, p_result text, p_payout bigint, p_bonus bonuses, p_now timestamptz)
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
  s.bonus_id := p_bet.bonus_id; s.placed_at := p_bet.placed_at; s.settled_at := p_now;
  s.is_both_sides := bet_has_other_side(p_bet);
  perform count_settled(s, p_bonus);
end $$;

-- Whether the player has a standing bet on another outcome of the same market.
create function bet_has_other_side(p_bet bets) returns boolean language sql stable as $$
  select exists (select from bets x where x.site_id = p_bet.site_id and x.player_id = p_bet.player_id and x.event_id = p_bet.event_id
    and x.market_id = p_bet.market_id and x.selection_id <> p_bet.selection_id and x.status <> 'voided' and x.id <> p_bet.id)
$$;

create function credit_of(p_journal bigint, p_player uuid, p_kind text) returns bigint language sql stable as $$
  select coalesce(sum(n.amount), 0)::bigint from ledger_entries n join ledger_accounts a on a.id = n.account_id
   where n.journal_id = p_journal and a.owner_type = 'player' and a.owner_id = p_player and a.kind = p_kind
$$;

-- Before a settlement is taken back: what it paid is there again. Cash the player no longer has is lent; bonus money is made up by the
-- house while its bonus lives and after it was lost, and comes from cash again where it was converted (domain: rewards D.4). Gives
-- what was lent.
create function make_up_settlement(p_bet bets, p_revision integer, p_journal bigint, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  b bonuses; cash bigint := credit_of(p_journal, p_bet.player_id, 'cash'); bonus bigint := credit_of(p_journal, p_bet.player_id, 'bonus');
  lent bigint; missing bigint := 0;
begin
  if bonus > 0 then select * into b from bonuses x where x.id = p_bet.bonus_id for no key update; end if;
  lent := lend_shortfall(p_bet, p_revision, cash + case when b.state = 'completed' then bonus else 0 end, p_now);
  if bonus <= 0 then return lent; end if;
  if b.state = 'completed' then
    perform ledger_post(p_bet.site_id, 'bonus', b.id || ':reopen:' || p_bet.id || ':r' || p_revision, 'bonus.reopen', null, p_bet.currency,
      play_line('player', p_bet.player_id, 'cash', -bonus) || play_line('player', p_bet.player_id, 'bonus', bonus),
      jsonb_build_object('bonus_id', b.id, 'bet_id', p_bet.id));
    update bonuses x set converted_minor = greatest(0, x.converted_minor - bonus) where x.id = b.id;
    return lent;
  end if;
  missing := bonus;
  if b.state in ('active', 'closing') then
    missing := greatest(0, bonus - pocket_balance(p_bet.site_id, p_bet.player_id, 'bonus', p_bet.currency));
  end if;
  if missing > 0 then
    perform ledger_post(p_bet.site_id, 'sports', p_bet.id || ':r' || p_revision || ':made_up', 'sports.made_up', null, p_bet.currency,
      play_line('house', null, 'bonus_cost', -missing) || play_line('player', p_bet.player_id, 'bonus', missing),
      sports_ref(p_bet, p_revision));
  end if;
  return lent;
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
  bonus bonuses := lock_bonus(p_bet.site_id, p_bet.player_id, p_bet.currency); cash_before bigint; cash_after bigint;
begin
  if p_bet.revision > 0 then
    select * into strict earlier from bet_settlements where bet_id = p_bet.id and revision = p_bet.revision;
  end if;
  if earlier.payout_minor is not distinct from payout then
    settlement := earlier.journal_id;
  else
    if earlier.bet_id is not null then
      debt := make_up_settlement(p_bet, p_final.revision, earlier.journal_id, p_now);
      select journal_id into reversal from ledger_reverse(p_bet.site_id, 'sports',
        p_bet.id || ':r' || p_final.revision || ':reversal', null, earlier.journal_id,
        sports_ref(p_bet, p_final.revision), 'sports.reversal');
    end if;
    select * into posted from post_settlement(p_bet, p_final.revision,
      case new_status when 'voided' then 'sports.void' else 'sports.settle' end, payout);
    settlement := posted.journal;
    debt := greatest(0, debt - repay_debt(p_bet, p_final.revision, credit_of(settlement, p_bet.player_id, 'cash'), p_now));
    cash_before := coalesce(share_of_cash(stake_of_bet(p_bet), earlier.payout_minor), 0);
    cash_after := (posted.paid).cash_minor;
    if cash_after <> cash_before then
      perform count_play(p_bet.site_id, p_bet.player_id, 'sportsbook', 0, cash_after - cash_before, p_now);
    end if;
  end if;
  perform count_settled_bet(p_bet, wanted, payout, bonus, p_now);
  insert into bet_settlements (bet_id, revision, site_id, event_id, status, result, payout_minor, debt_minor,
      home_score, away_score, is_counted, journal_id, reversal_journal_id, settled_at)
  values (p_bet.id, p_final.revision, p_bet.site_id, p_bet.event_id, new_status, wanted, payout, debt,
      p_final.home_score, p_final.away_score, wanted <> 'void', settlement, reversal, p_now);
  update bets set status = new_status, result = wanted, payout_minor = payout, revision = p_final.revision,
      home_score = p_final.home_score, away_score = p_final.away_score, is_counted = wanted <> 'void', settled_at = p_now
   where id = p_bet.id;
end $$;
`;
