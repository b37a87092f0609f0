/** A provider a site offers. */
export interface SiteProvidersTable {
  site_id: string;
  provider_code: string;
  is_enabled: boolean;
}
