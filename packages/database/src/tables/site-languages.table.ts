/** A language a site offers; position 0 is its default. */
export interface SiteLanguagesTable {
  site_id: string;
  locale_code: string;
  position: number;
}
