/** A host name that shows a site. */
export interface SiteDomainsTable {
  host: string;
  site_id: string;
  /** 0: the main host. */
  position: number;
}
