/** A game that a site puts first, in its order. */
export interface SiteFeaturedGamesTable {
  site_id: string;
  position: number;
  provider_code: string;
  game_code: string;
}
