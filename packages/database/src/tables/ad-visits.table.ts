import type { Generated } from 'kysely';

/** A visit that came from an advertisement. */
export interface AdVisitsTable {
  id: string;
  site_id: string;
  fbp: string | null;
  appsflyer_id: string | null;
  /** Of the link that brought the visitor, with the partner's own name of the click. */
  affiliate_code: Generated<string | null>;
  click_id: Generated<string | null>;
  ip: string;
  user_agent: string;
  created_at: Date;
}
