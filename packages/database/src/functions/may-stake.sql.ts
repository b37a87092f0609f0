/**
 * `may_stake`: whether this player may stake this much on a product now. Null when he may, else the error code
 * (permissionDenied, accountPending, CLOSE, BLOCK, selfExcluded, limitReached). Every function that takes a stake, of whatever
 * product, asks it in the transaction that moves the money, before it locks any row of money: stakes of one player then come one
 * after the other, so that what each sees as used is all that is used.
 */
export const mayStakeFunction = `
create function may_stake(
  p_site uuid, p_player uuid, p_product text, p_stake bigint, p_now timestamptz)
returns text language plpgsql as $$
declare player players;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_player::text, 3));
  select * into player from players p where p.id = p_player and p.site_id = p_site;
  return case when not found then 'permissionDenied' when player.status = 'PENDING' then 'accountPending'
              when player.status = 'CLOSED' then 'CLOSE' when player.status <> 'ACTIVE' then 'BLOCK'
              when player.excluded_until > p_now then 'selfExcluded' end;
end $$;
`;
