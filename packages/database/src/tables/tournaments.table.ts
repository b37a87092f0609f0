import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A tournament that is held again and again; its row never changes but for the state. */
export interface TournamentSeriesTable {
  id: string;
  site_id: string;
  code: string;
  /** Title by locale code; English always present. */
  titles: Json<Record<string, string>>;
  /** Decimal strings of minor units, the first place first. */
  prizes_minor: Json<string[]>;
  period_minutes: number;
  /** `last-edition`: stopped, but the edition under way is still played and paid. */
  state: Generated<'running' | 'last-edition' | 'over'>;
  created_at: Date;
}

/** One holding of a series; at most one of a series is open. */
export interface TournamentEditionsTable {
  id: string;
  site_id: string;
  series_id: string;
  starts_at: Date;
  ends_at: Date;
  /** When it was ranked and paid; null while it is open. */
  ended_at: Date | null;
  /** What was settled before is in the entries; null: nothing is yet. */
  counted_at: Generated<Date | null>;
}

/** What a player has in an open edition, of what is counted; gone when it has ended. */
export interface TournamentEntriesTable {
  edition_id: string;
  player_id: string;
  site_id: string;
  turnover_minor: bigint;
  last_settled_at: Date;
}

/** Everybody who was ranked in an ended edition. */
export interface TournamentResultsTable {
  edition_id: string;
  place: number;
  site_id: string;
  player_id: string;
  turnover_minor: bigint;
  last_settled_at: Date;
  /** 0: a place without a prize, and without a journal. */
  prize_minor: bigint;
  journal_id: bigint | null;
}
