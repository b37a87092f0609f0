/** A visit that came from an advertisement. */
export interface AdVisitsTable {
  id: string;
  site_id: string;
  fbp: string | null;
  appsflyer_id: string | null;
  ip: string;
  user_agent: string;
  created_at: Date;
}
