import { sql } from 'kysely';
import type { Audit } from '@pavilion/ledger';

/** What a guest wrote stands on the site that knows him. */
export const guestsStayOnTheirSite: Audit = {
  name: 'guests-stay-on-their-site',
  invariant: 'guests',
  breaches: sql`
    select g.id as guest_id, g.site_id, w.site_id as written_on
      from support_guests g
      join (select guest_id, site_id from chat_conversations where guest_id is not null
            union all select guest_id, site_id from support_tickets where guest_id is not null) w
        on w.guest_id = g.id
     where w.site_id <> g.site_id`,
};
