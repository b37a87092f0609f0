/** A social account of a site. */
export interface SocialAccountsTable {
  id: string;
  site_id: string;
  name: string;
  href: string;
  img_url: string;
  position: number;
}
