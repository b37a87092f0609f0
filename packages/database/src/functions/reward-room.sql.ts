/**
 * `reward_room`: whether an item's budget and its campaign's hold so many grants more that cost so
 * much together, or why not: `over` (it was stopped, or rewards are off on the site), `spent`.
 * Minor units of the site's currency. The rows stay locked to the end of the transaction, so that
 * what is drawn after it can be given: a budget closes a game before its draw, never by it.
 */
export const rewardRoom = `
create or replace function reward_room(
  p_site uuid, p_item text, p_player uuid, p_grants integer, p_cost bigint, p_day date,
  p_now timestamptz)
  returns text language plpgsql as $$
declare item reward_items; fund campaigns;
begin
  if exists (select from reward_switches w where w.site_id = p_site and w.is_off) then
    return 'over';
  end if;
  select * into item from reward_items i where i.site_id = p_site
    and i.code = p_item for no key update;
  if not found or item.stopped_at is not null or item.starts_at > p_now then return 'over'; end if;
  if item.spent_minor + p_cost > item.budget_minor or item.grant_count + p_grants
    > item.grants_max then return 'spent'; end if;
  if item.per_player < p_grants + (select count(*) from reward_claims c
      where c.player_id = p_player and c.site_id = p_site and c.item_code = p_item)
        then return 'spent'; end if;
  if item.per_day < p_grants + (select count(*) from reward_claims c
      where c.site_id = p_site and c.item_code = p_item and c.local_date = p_day)
        then return 'spent'; end if;
  select * into fund from campaigns c where c.id = item.campaign_id
    and c.site_id = p_site for no key update;
  if fund.spent_minor + p_cost > fund.budget_minor then return 'spent'; end if;
  return null;
end $$;
`;
