import type { Generated } from 'kysely';

export type EventState = 'upcoming' | 'live' | 'finished' | 'postponed' | 'cancelled';

export interface EventsTable {
  id: string;
  league_id: string;
  /** Key across sources and imports: `de.1:2025:<home team>:<away team>`. */
  source_key: string;
  /** Whose file made it; null: the demo. */
  source: Generated<string | null>;
  priced_by: Generated<'file' | 'model' | null>;
  sport: 'football';
  home_team_id: string;
  away_team_id: string;
  /** While its time is not told, the start of its day: no bet is taken that could be late. */
  start_time: Date;
  /** The day it was announced for (`2026-08-21`) while its time is not told; null once it is. */
  start_day: Generated<string | null>;
  original_start_time: Date;
  state: Generated<EventState>;
  /** Bets are taken while it is live. */
  allows_live: Generated<boolean>;
  minute: number | null;
  home_score: number | null;
  away_score: number | null;
  half_time_home_score: number | null;
  half_time_away_score: number | null;
  /** Newest result entered, and the newest one all bets are settled by. */
  result_revision: Generated<number>;
  settled_revision: Generated<number>;
  updated_at: Date;
}

export interface EventResultsTable {
  event_id: string;
  revision: number;
  /** `void`: cancelled or postponed too long, all stakes go back. */
  kind: 'score' | 'void';
  home_score: number | null;
  away_score: number | null;
  half_time_home_score: number | null;
  half_time_away_score: number | null;
  reason: string;
  entered_at: Date;
  settled_at: Date | null;
}
