/**
 * Taking a settlement back: what it paid is there again, then its own share of the journal is posted the other way round. The
 * journal that settled it stands for the other bets it paid, so this is a compensation by a journal of the bet's own.
 */
export const reverseSettlementFunctions = `
create function credit_of_lines(p_lines jsonb, p_kind text) returns bigint language sql immutable as $$
  select coalesce(sum((l ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(p_lines) l
   where l ->> 'owner' = 'player' and l ->> 'kind' = p_kind
$$;

-- Before a settlement is taken back: what it paid is there again. Cash the player no longer has is lent; bonus money is made up by the
-- house while its bonus lives and after it was lost, and comes from cash again where it was converted (domain: rewards D.4). Gives
-- what was lent.
create function make_up_settlement(p_bet bets, p_revision integer, p_lines jsonb, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  b bonuses; cash bigint := credit_of_lines(p_lines, 'cash'); bonus bigint := credit_of_lines(p_lines, 'bonus');
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

create function reverse_settlement(p_bet bets, p_revision integer, p_lines jsonb) returns bigint language plpgsql as $$
declare journal bigint;
begin
  select p.journal_id into journal from ledger_post(p_bet.site_id, 'sports', p_bet.id || ':r' || p_revision || ':reversal',
    'sports.reversal', null, p_bet.currency,
    (select jsonb_agg(l || jsonb_build_object('amount', -(l ->> 'amount')::bigint)) from jsonb_array_elements(p_lines) l),
    sports_ref(p_bet, p_revision)) p;
  return journal;
end $$;
`;
