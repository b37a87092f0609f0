/**
 * `count_play`: adds a stake taken and money returned to the player's counters of the day (UTC) and
 * product, in the transaction that moves the money and after it has: the row of the account is
 * always locked first. A returned stake is a return; what a correction takes back is a negative
 * return. Amounts are minor units of the site's currency.
 */
export const countPlayFunction = `
create function count_play(
  p_site uuid, p_player uuid, p_product text, p_stake bigint, p_return bigint, p_now timestamptz)
returns void language plpgsql as $$
begin
  insert into play_days as held (player_id, day, product, site_id, stake_minor, return_minor,
    stake_count)
  values (p_player, (p_now at time zone 'UTC')::date, p_product, p_site, p_stake, p_return,
    (p_stake > 0)::integer)
  on conflict (player_id, day, product) do update set
    stake_minor = held.stake_minor + excluded.stake_minor,
      return_minor = held.return_minor + excluded.return_minor,
    stake_count = held.stake_count + excluded.stake_count;
end $$;
`;
