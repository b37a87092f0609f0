/**
 * `count_settled`: the third door of play, in the transaction that settles. Writes the one row that all who count play read
 * (levels, tournaments, jackpots, later missions, wagering and cash rewards) and adds what counts to the player's turnover and
 * to deposits that are still to be played.
 *
 * The row says what a settlement or its correction changes: a correction has the differences, either sign. What is void or was
 * given back counts 0. `counted_at` is the moment at which the stake first counted, null until it does: a correction neither
 * moves a stake into a later stretch of time nor counts it towards a deposit again. Amounts are minor units.
 * `p_bonus` is the player's funded bonus, locked before any of their accounts; nulls where there is none.
 */
export const countSettledFunction = `
create function add_turnover(p_site uuid, p_player uuid, p_turnover bigint, p_bets integer)
returns void language sql as $$
  insert into player_stats as held (player_id, site_id, total_turnover_minor, bet_count)
  values (p_player, p_site, p_turnover, p_bets)
  on conflict (player_id) do update set
    total_turnover_minor = held.total_turnover_minor + p_turnover, bet_count = held.bet_count + p_bets
$$;

create function count_settled(s settled_plays, p_bonus bonuses) returns void language plpgsql as $$
declare is_first boolean := s.counted_at is null and s.cash_minor > 0;
begin
  insert into settled_plays (site_id, player_id, kind, product, provider_code, game_code, ref, odds_milli, cash_minor,
      bonus_minor, bonus_id, payout_cash_minor, payout_bonus_minor, is_both_sides, placed_at, counted_at, settled_at)
  values (s.site_id, s.player_id, s.kind, s.product, s.provider_code, s.game_code, s.ref, s.odds_milli, s.cash_minor,
      s.bonus_minor, s.bonus_id, s.payout_cash_minor, s.payout_bonus_minor, s.is_both_sides, s.placed_at,
      case when is_first then s.settled_at else s.counted_at end, s.settled_at);
  if s.cash_minor <> 0 then
    perform add_turnover(s.site_id, s.player_id, s.cash_minor, sign(s.cash_minor)::integer);
  end if;
  if is_first then
    perform count_turnover_for_locks(s.site_id, s.player_id, s.cash_minor, s.settled_at);
  end if;
  if p_bonus.id is not null then perform count_wagering(p_bonus, s); end if;
end $$;
`;
