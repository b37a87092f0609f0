/**
 * `count_settled`: the third door of play, in the transaction that settles. Writes the one row that
 * all who count play read (levels, races, jackpots, later missions, wagering and cash rewards) and
 * adds what counts to the player's turnover and to deposits that are still to be played.
 *
 * The row says what a settlement or its correction changes: a correction has the differences,
 * either sign. What is void or was given back counts 0. `counted_at` is the moment at which the
 * stake first counted, null until it does: a correction neither moves a stake into a later stretch
 * of time nor counts it towards a deposit again. Amounts are minor units. `p_bonus` is the player's
 * funded bonus, locked before any of their accounts; nulls where there is none. `count_all_settled`
 * is the same door for a batch.
 */
export const countSettledFunction = `
create function add_turnover(p_site uuid, p_player uuid, p_turnover bigint, p_bets integer)
returns void language sql as $$
  insert into player_stats as held (player_id, site_id, total_turnover_minor, bet_count)
  values (p_player, p_site, p_turnover, p_bets)
  on conflict (player_id) do update set
    total_turnover_minor = held.total_turnover_minor + p_turnover,
      bet_count = held.bet_count + p_bets
$$;

create function count_settled(s settled_plays, p_bonus bonuses) returns void language plpgsql as $$
declare is_first boolean := s.counted_at is null and s.cash_minor > 0;
begin
  insert into settled_plays (site_id, player_id, kind, product, provider_code, game_code, ref,
      odds_milli, cash_minor, bonus_minor, bonus_id, payout_cash_minor, payout_bonus_minor,
      is_both_sides, placed_at, counted_at, settled_at)
  values (s.site_id, s.player_id, s.kind, s.product, s.provider_code, s.game_code, s.ref,
      s.odds_milli, s.cash_minor, s.bonus_minor, s.bonus_id, s.payout_cash_minor,
      s.payout_bonus_minor, s.is_both_sides, s.placed_at,
      case when is_first then s.settled_at else s.counted_at end, s.settled_at);
  if s.cash_minor <> 0 then
    perform add_turnover(s.site_id, s.player_id, s.cash_minor, sign(s.cash_minor)::integer);
  end if;
  if is_first then
    perform count_turnover_for_locks(s.site_id, s.player_id, s.cash_minor, s.settled_at);
  end if;
  if p_bonus.id is not null then perform count_wagering(p_bonus, s); end if;
end $$;

create function count_locks_of_many(p_rows settled_plays[], p_now timestamptz) returns void
language plpgsql as $$
declare r record;
begin
  for r in
    select s.site_id, s.player_id, sum(s.cash_minor)::bigint as cash from unnest(p_rows) s
     where s.counted_at is null and s.cash_minor > 0 and exists (
       select from turnover_locks l where l.player_id = s.player_id and l.site_id = s.site_id
         and l.released_at is null)
     group by s.site_id, s.player_id order by s.player_id loop
    perform count_turnover_for_locks(r.site_id, r.player_id, r.cash, p_now);
  end loop;
end $$;

-- The same for what is settled at once, of many players: their bonuses are locked, and each is
-- looked up anew for every row, because what was counted before may have ended it.
create function count_all_settled(p_rows settled_plays[], p_now timestamptz) returns void
language plpgsql as $$
declare s settled_plays; b bonuses;
begin
  insert into settled_plays (site_id, player_id, kind, product, provider_code, game_code, ref,
      odds_milli, cash_minor, bonus_minor, bonus_id, payout_cash_minor, payout_bonus_minor,
      is_both_sides, placed_at, counted_at, settled_at)
  select x.site_id, x.player_id, x.kind, x.product, x.provider_code, x.game_code, x.ref,
      x.odds_milli, x.cash_minor, x.bonus_minor, x.bonus_id, x.payout_cash_minor,
      x.payout_bonus_minor, x.is_both_sides, x.placed_at,
      case when x.counted_at is null and x.cash_minor > 0 then x.settled_at else x.counted_at end,
      x.settled_at
    from unnest(p_rows) x;
  insert into player_stats as held (player_id, site_id, total_turnover_minor, bet_count)
  select x.player_id, x.site_id, sum(x.cash_minor), sum(sign(x.cash_minor))::integer
    from unnest(p_rows) x where x.cash_minor <> 0 group by x.player_id, x.site_id
   order by x.player_id
  on conflict (player_id) do update set
    total_turnover_minor = held.total_turnover_minor + excluded.total_turnover_minor,
    bet_count = held.bet_count + excluded.bet_count;
  perform count_locks_of_many(p_rows, p_now);
  for s in select x.* from unnest(p_rows) x where exists (
      select from bonuses y where y.player_id = x.player_id and y.site_id = x.site_id
        and y.state in ('active', 'closing')) loop
    select * into b from bonuses x
     where x.player_id = s.player_id and x.site_id = s.site_id and x.state in ('active', 'closing')
       for no key update;
    if found then perform count_wagering(b, s); end if;
  end loop;
end $$;
`;
