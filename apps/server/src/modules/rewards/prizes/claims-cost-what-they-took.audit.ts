import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * What the claims of an item cost is what its budget and its campaign's spent, and no more than
 * they have (B9).
 */
export const claimsCostWhatTheyTook: Audit = {
  name: 'claims-cost-what-they-took',
  invariant: 'B9',
  breaches: sql`
    with claimed as (
      select c.site_id, c.item_code, sum(c.cost_minor) as cost, count(*) as grants
        from reward_claims c group by c.site_id, c.item_code)
    select 'item' as breach, i.site_id || '/' || i.code as detail
      from reward_items i left join claimed c on c.site_id = i.site_id and c.item_code = i.code
     where i.spent_minor <> coalesce(c.cost, 0) or i.grant_count <> coalesce(c.grants, 0)
    union all
    select 'campaign', k.site_id || '/' || k.code
      from campaigns k
     where k.spent_minor <> coalesce((select sum(i.spent_minor) from reward_items i
       where i.campaign_id = k.id and i.site_id = k.site_id), 0)`,
};
