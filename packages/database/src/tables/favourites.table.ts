/** A favourite game of a player. */
export interface FavouritesTable {
  site_id: string;
  player_id: string;
  provider_code: string;
  game_code: string;
  created_at: Date;
}
