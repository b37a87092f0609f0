/** How a site is connected to a system of others, one row a site, port and system. */
export interface AdapterSettingsTable {
  site_id: string;
  /** `payments`, `payouts`, `checkers`. */
  port: string;
  /** Of the system. */
  name: string;
  /** AES-256-GCM of a JSON object, under a key of the application secret, bound to the row. */
  sealed_settings: string;
  updated_at: Date;
}
