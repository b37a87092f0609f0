/**
 * `take_reward_budget`: takes what one grant of an item costs out of its budget and its campaign's,
 * or says why not: `over` (it ended, was stopped, or rewards are off on the site), `spent`. A race
 * that was stopped ends by its terms, so its prizes are given. Minor units of the site's currency.
 * Callers hold the player's lock and have written the claim, which is among those that are counted;
 * the rows stay locked to the end of the transaction, so that no budget is passed by two at once.
 */
export const takeRewardBudget = `
create or replace function take_reward_budget(
  p_site uuid, p_item text, p_player uuid, p_cost bigint, p_day date, p_now timestamptz)
    returns text language plpgsql as $$
declare item reward_items;
begin
  if exists (select from reward_switches w where w.site_id = p_site and w.is_off) then
    return 'over';
  end if;
  select * into item from reward_items i where i.site_id = p_site
    and i.code = p_item for no key update;
  if not found or item.starts_at > p_now then return 'over'; end if;
  if item.stopped_at is not null and item.kind <> 'race' then return 'over'; end if;
  if item.spent_minor + p_cost > item.budget_minor or item.grant_count >= item.grants_max then
    return 'spent';
  end if;
  if item.per_player < (select count(*) from reward_claims c
      where c.player_id = p_player and c.site_id = p_site and c.item_code = p_item)
        then return 'spent'; end if;
  if item.per_day < (select count(*) from reward_claims c
      where c.site_id = p_site and c.item_code = p_item and c.local_date = p_day)
        then return 'spent'; end if;
  update campaigns c set spent_minor = c.spent_minor + p_cost
   where c.id = item.campaign_id and c.site_id = p_site and c.spent_minor + p_cost
     <= c.budget_minor;
  if not found then return 'spent'; end if;
  update reward_items i set spent_minor = i.spent_minor + p_cost, grant_count = i.grant_count + 1
   where i.site_id = p_site and i.code = p_item;
  return null;
end $$;
`;
