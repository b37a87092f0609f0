/** An entry of a menu of a site. */
export interface SiteMenusTable {
  site_id: string;
  kind: 'menu' | 'game_menu';
  content_id: string;
  /** Null: an entry of the first level. */
  parent_content_id: string | null;
  position: number;
}
