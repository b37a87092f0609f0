import type { ColumnType, Generated } from 'kysely';

export interface LeaguesTable {
  id: string;
  /** Key across sources: `de.1`, `demo.ph`. */
  code: string;
  /** A sport of packages/sports. */
  sport: string;
  name: string;
  /** Local names by locale code. */
  names: ColumnType<Record<string, string>, string | undefined, string>;
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

/** A player of a team: his id as markets and facts name him. */
export interface TeamPlayer {
  id: string;
  name: string;
  /** Local names by locale code; `EN` always present. */
  names: Record<string, string>;
  /** Of his shirt; null where nobody told. */
  number: number | null;
  position: string | null;
}

export interface TeamsTable {
  id: string;
  /** A sport of packages/sports. */
  sport: string;
  country: string;
  name: string;
  /** Local names by locale code; `EN` always present. */
  names: ColumnType<Record<string, string>, string, string>;
  /** Who plays for it; empty where nobody told. */
  players: ColumnType<TeamPlayer[], string | undefined, string>;
  created_at: Date;
}

/** How sources write a team, normalised; one spelling means one team within a country. */
export interface TeamAliasesTable {
  country: string;
  alias: string;
  /** Whose spelling it is; `*`: anybody's. */
  source: Generated<string>;
  team_id: string;
}

/** A match by what a source calls it: league, day and its own names of the teams. */
export interface EventIdentitiesTable {
  source: string;
  key: string;
  event_id: string;
}

/** A line of a file that found no match, for a person. */
export interface UnmatchedRowsTable {
  id: string;
  source: string;
  mode: 'fixtures' | 'results' | 'history';
  key: string;
  reason: string;
  detail: string;
  /** The line as it was read. */
  row_data: ColumnType<Record<string, unknown>, string, string>;
  first_seen_at: Date;
  seen_at: Date;
  seen_count: Generated<number>;
  closed_at: Date | null;
  closed_by: string | null;
}
