/** Teams and leagues a player follows. */
export interface SportsFavouritesTable {
  site_id: string;
  player_id: string;
  kind: 'team' | 'league';
  /** Id of the team or the league. */
  subject_id: string;
  created_at: Date;
}
