/** `count_turnover`: what a bet's stake adds to the turnover by a result, or takes back by its correction. `add_turnover` adds it up by player. */
export const countTurnoverFunctions = `
create function count_turnover(p_bet bets, p_final event_results) returns bigint language sql immutable as $$
  select case when p_final.kind = 'void' then 0 else p_bet.stake_minor end
       - case when p_bet.is_counted then p_bet.stake_minor else 0 end
$$;

create function add_turnover(p_site uuid, p_player uuid, p_turnover bigint, p_bets integer) returns void language sql as $$
  insert into player_stats as held (player_id, site_id, total_turnover_minor, bet_count)
  values (p_player, p_site, p_turnover, p_bets)
  on conflict (player_id) do update set
    total_turnover_minor = held.total_turnover_minor + p_turnover, bet_count = held.bet_count + p_bets
$$;
`;
