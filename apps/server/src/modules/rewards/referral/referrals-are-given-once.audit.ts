import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/**
 * A prize of a referral was given for a friend who is qualified, and for a tier that is reached
 * (B10).
 */
export const referralsAreGivenOnce: Audit = {
  name: 'referrals-are-given-once',
  invariant: 'B10',
  breaches: sql`
    select 'unqualified' as breach, c.item_code || '/' || c.claim_key as detail
      from reward_claims c
     where c.source = 'referral' and split_part(c.claim_key, ':', 1) in ('own', 'friend')
       and not exists (select from referrals r where r.site_id = c.site_id and r.state = 'qualified'
         and r.player_id::text = split_part(c.claim_key, ':', 2)
         and c.player_id = case split_part(c.claim_key, ':', 1) when 'own' then r.referrer_id
           else r.player_id end)
    union all
    select 'tier', c.item_code || '/' || c.claim_key
      from reward_claims c
     where c.source = 'referral' and split_part(c.claim_key, ':', 1) = 'tier'
       and split_part(c.claim_key, ':', 2)::integer > (select count(*) from referrals r
         where r.site_id = c.site_id and r.referrer_id = c.player_id and r.state = 'qualified')`,
};
