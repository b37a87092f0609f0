/**
 * `may_deposit`: whether this player may start a deposit of this much now; codes as `may_stake`,
 * and like it to be asked in the transaction that writes the deposit, which then counts as used at
 * once.
 */
export const mayDepositFunction = `
create function may_deposit(p_site uuid, p_player uuid, p_amount bigint, p_now timestamptz)
returns text language plpgsql as $$
declare refusal text;
begin
  perform lock_player(p_player);
  refusal := player_refusal(p_site, p_player, p_now);
  if refusal is not null then return refusal; end if;
  return case when deposit_limit(p_site, p_player, p_amount, p_now) is not null
    then 'limitReached' end;
end $$;
`;
