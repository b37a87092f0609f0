/**
 * Vouchers on the bets of a slip (wire contracts of sportsbook and rewards): a free bet is staked
 * by the house and pays what it wins alone, a boost raises what is won. `check_vouchers` locks
 * those that a slip brings and refuses a bet whose voucher is not the player's, is used or over, or
 * does not fit; `detail` says which. A free bet whose winnings are to be played through is not
 * taken.
 */
export const slipVoucherFunctions = `
create function voucher_fault(p_voucher vouchers, p_bet slip_bet, p_legs slip_leg[],
  p_now timestamptz)
returns text language plpgsql as $$
begin
  return case
    when p_voucher.state in ('staked', 'used') then 'used'
    when p_voucher.state = 'over' or p_voucher.expires_at <= p_now then 'over'
    when p_bet.odds_milli < p_voucher.min_odds_milli or p_bet.odds_milli > p_voucher.max_odds_milli
      then 'odds'
    when cardinality(p_voucher.sports) > 0 and exists (
      select from unnest(p_legs) l where l.bet_no = p_bet.bet_no
        and l.sport <> all (p_voucher.sports)) then 'sport'
    when p_bet.bet_type <> 'single' then 'betType'
    when p_bet.stake_minor <> p_voucher.amount_minor or p_bet.stake_minor
      > p_voucher.max_stake_minor then 'stake'
    when p_voucher.wagering_template is not null then 'wagering' end;
end $$;

create function check_vouchers(
  p_site uuid, p_player uuid, p_bets slip_bet[], p_legs slip_leg[], p_now timestamptz)
returns slip_bet[] language plpgsql as $$
declare b slip_bet; v vouchers; checked slip_bet[] := '{}'; seen uuid[] := '{}';
begin
  foreach b in array p_bets loop
    if b.voucher_id is not null and b.code is null then
      select * into v from vouchers x
       where x.id = b.voucher_id and x.site_id = p_site and x.player_id = p_player
         for no key update;
      if v.id is null then
        b.code := 'voucherNotFound';
      else
        b.voucher_kind := v.kind; b.boost_percent := v.boost_percent;
        b.max_extra_minor := v.max_extra_minor;
        b.detail := case when b.voucher_id = any (seen) then 'used'
          else voucher_fault(v, b, p_legs, p_now) end;
        if b.detail is not null then b.code := 'voucherNotUsable'; end if;
        seen := seen || b.voucher_id;
      end if;
    end if;
    checked := checked || b;
  end loop;
  return checked;
end $$;

-- A bet that was refused, or void in every leg, gives its voucher back, for a day at least.
create function free_vouchers(p_bets uuid[], p_now timestamptz) returns void language plpgsql as $$
begin
  update vouchers v set state = 'open', bet_id = null,
    expires_at = greatest(v.expires_at, p_now + interval '24 hours')
    from bets b where b.id = any (p_bets) and v.id = b.voucher_id and v.site_id = b.site_id
      and v.bet_id = b.id;
end $$;

-- One that came back and was staked on another bet since stays with that one, also when the first
-- is corrected.
create function settle_vouchers(p_rows bet_settlements[], p_now timestamptz) returns void
language plpgsql as $$
begin
  perform free_vouchers(array(select r.bet_id from unnest(p_rows) r where r.result = 'void'),
    p_now);
  update vouchers v set state = case r.status when 'reopened' then 'staked' else 'used' end,
    bet_id = r.bet_id
    from unnest(p_rows) r join bets b on b.id = r.bet_id
   where r.result is distinct from 'void' and v.id = b.voucher_id and v.site_id = b.site_id
     and coalesce(v.bet_id, b.id) = b.id;
end $$;
`;
