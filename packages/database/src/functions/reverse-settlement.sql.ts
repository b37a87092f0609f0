/**
 * Taking a settlement back: what it paid is there again, then its own share of the journal is
 * posted the other way round. The journal that settled it stands for the other bets it paid, so
 * this is a compensation by a journal of the bet's own.
 */
export const reverseSettlementFunctions = `
create function credit_of_lines(p_lines jsonb, p_kind text) returns bigint
language sql immutable as $$
  select coalesce(sum((l ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(p_lines) l
   where l ->> 'owner' = 'player' and l ->> 'kind' = p_kind
$$;

-- What of the cash that a settlement paid was money of a bonus that had been completed.
create function converted_of_lines(p_bet bets, p_lines jsonb) returns bigint
language plpgsql stable as $$
declare
  cash bigint := credit_of_lines(p_lines, 'cash');
  paid bigint := cash + credit_of_lines(p_lines, 'bonus') + coalesce(
    (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(p_lines) l
      where l ->> 'kind' = 'bonus_cost'), 0)::bigint;
begin
  return cash - share_of_cash(stake_of_bet(p_bet), paid);
end $$;

create function make_up(p_bet bets, p_revision integer, p_kind text, p_amount bigint) returns void
language plpgsql as $$
begin
  if p_amount <= 0 then return; end if;
  perform ledger_post(p_bet.site_id, 'sports', p_bet.id || ':r' || p_revision || ':made_up',
    'sports.made_up', null, p_bet.currency, play_line('house', null, 'bonus_cost', -p_amount)
    || play_line('player', p_bet.player_id, p_kind, p_amount), sports_ref(p_bet, p_revision));
end $$;

-- Before a settlement is taken back: what it paid is there again. Cash the player no longer has is
-- lent; bonus money is made up by the house while its bonus lives and after it was lost, and comes
-- from cash again where it was converted (domain: rewards D.4); what a charge-back took of it
-- already is not taken again. Gives what was lent.
create function make_up_settlement(p_bet bets, p_revision integer, p_lines jsonb, p_now timestamptz)
returns bigint
language plpgsql as $$
declare
  b bonuses; cash bigint := credit_of_lines(p_lines, 'cash');
  bonus bigint := credit_of_lines(p_lines, 'bonus');
  lent bigint; missing bigint := 0;
begin
  select * into b from bonuses x where x.id = p_bet.bonus_id for no key update;
  if b.state = 'revoked' and bonus = 0 then
    perform make_up(p_bet, p_revision, 'cash', converted_of_lines(p_bet, p_lines));
  end if;
  lent := lend_shortfall(p_bet, p_revision, cash + case when b.state = 'completed' then bonus
    else 0 end, p_now);
  if bonus <= 0 then return lent; end if;
  if b.state = 'completed' then
    perform ledger_post(p_bet.site_id, 'bonus', b.id || ':reopen:' || p_bet.id || ':r'
      || p_revision, 'bonus.reopen', null, p_bet.currency,
        play_line('player', p_bet.player_id, 'cash', -bonus) || play_line('player', p_bet.player_id,
        'bonus', bonus),
      jsonb_build_object('bonus_id', b.id, 'bet_id', p_bet.id));
    update bonuses x set converted_minor = greatest(0, x.converted_minor - bonus) where x.id = b.id;
    return lent;
  end if;
  missing := bonus;
  if b.state in ('active', 'closing') then
    missing := greatest(0, bonus - pocket_balance(p_bet.site_id, p_bet.player_id, 'bonus',
      p_bet.currency));
  end if;
  perform make_up(p_bet, p_revision, 'bonus', missing);
  return lent;
end $$;

create function reverse_settlement(p_bet bets, p_revision integer, p_lines jsonb) returns bigint
language plpgsql as $$
declare journal bigint;
begin
  select p.journal_id into journal
    from ledger_post(p_bet.site_id, 'sports', p_bet.id || ':r' || p_revision || ':reversal',
      'sports.reversal', null, p_bet.currency,
    (select jsonb_agg(l || jsonb_build_object('amount', -(l ->> 'amount')::bigint))
    from jsonb_array_elements(p_lines) l), sports_ref(p_bet, p_revision)) p;
  return journal;
end $$;
`;
