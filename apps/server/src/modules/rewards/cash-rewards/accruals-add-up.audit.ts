import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * What has accrued is the sum of its lines, each play once; what was claimed is what claims gave,
 * so that remainder and claims together are the sum (B13). A fixed period gave no more than it
 * holds.
 */
export const accrualsAddUp: Audit = {
  name: 'accruals-add-up',
  invariant: 'B13',
  breaches: sql`
    with lines as (
      select l.site_id, l.item_code, l.player_id, sum(l.accrued_e8) as e8 from reward_lines l
       group by l.site_id, l.item_code, l.player_id),
    claims as (
      select c.site_id, c.item_code, c.player_id, sum(c.cost_minor) as claimed from reward_claims c
       where c.source = 'reward'
       group by c.site_id, c.item_code, c.player_id),
    held as (
      select a.site_id, a.item_code, a.player_id, a.claimed_minor from reward_accruals a
       where a.claimed_minor > 0
      union all
      select r.site_id, r.item_code, r.player_id, sum(r.claimed_minor) from reward_periods r
       where r.claimed_minor > 0
       group by r.site_id, r.item_code, r.player_id)
    select 'lines' as breach, coalesce(a.item_code, l.item_code) || '/'
      || coalesce(a.player_id, l.player_id) as detail
      from reward_accruals a full join lines l using (site_id, item_code, player_id)
     where coalesce(a.accrued_e8, 0) <> coalesce(l.e8, 0)
    union all
    select 'claims', coalesce(h.item_code, c.item_code) || '/' || coalesce(h.player_id, c.player_id)
      from held h full join claims c using (site_id, item_code, player_id)
     where coalesce(h.claimed_minor, 0) <> coalesce(c.claimed, 0)`,
};
