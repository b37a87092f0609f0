import type { ColumnType, Generated } from 'kysely';

export interface LeaguesTable {
  id: string;
  /** Key across sources: `de.1`, `demo.ph`. */
  code: string;
  sport: 'football';
  name: string;
  country: string;
  /** IANA name of the clock its kick-offs are announced in; null in the demo. */
  zone: string | null;
  is_demo: Generated<boolean>;
  position: Generated<number>;
  created_at: Date;
}

/** What sources call a league; source `*` is any of them. */
export interface LeagueIdentitiesTable {
  source: string;
  name: string;
  league_id: string;
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
