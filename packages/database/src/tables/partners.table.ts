/** A partner of a site. */
export interface PartnersTable {
  id: string;
  site_id: string;
  name: string;
  href: string;
  img_url: string;
  position: number;
}
