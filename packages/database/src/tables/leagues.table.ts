import type { ColumnType, Generated } from 'kysely';

export interface LeaguesTable {
  id: string;
  /** Key across sources: `de.1`, `demo.ph`. */
  code: string;
  sport: 'football';
  name: string;
  country: string;
  is_demo: Generated<boolean>;
  position: Generated<number>;
  created_at: Date;
}

export interface TeamsTable {
  id: string;
  sport: 'football';
  country: string;
  name: string;
  /** Local names by locale code; `EN` always present. */
  names: ColumnType<Record<string, string>, string, string>;
  created_at: Date;
}

/** How sources write a team, normalised; one spelling means one team within a country. */
export interface TeamAliasesTable {
  country: string;
  alias: string;
  team_id: string;
}
