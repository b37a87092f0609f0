/**
 * `may_stake`: whether this player may stake this much on a product now. Null when he may, else the
 * error code (permissionDenied, accountPending, CLOSE, BLOCK, selfExcluded, limitReached; of the
 * last `stake_limit` tells more). Every function that takes a stake, of whatever product, asks it
 * in the transaction that moves the money, before it locks any row of money: stakes of one player
 * then come one after the other, so that what each sees as used is all that is used.
 */
export const mayStakeFunction = `
create function may_stake(
  p_site uuid, p_player uuid, p_product text, p_stake bigint, p_now timestamptz)
returns text language plpgsql as $$
declare refusal text;
begin
  perform lock_player(p_player);
  refusal := player_refusal(p_site, p_player, p_now);
  if refusal is not null then return refusal; end if;
  return case when stake_limit(p_site, p_player, p_stake, p_now) is not null
    then 'limitReached' end;
end $$;
`;
