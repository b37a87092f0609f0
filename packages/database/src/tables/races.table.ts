import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** One edition of a race. */
export interface RacesTable {
  id: string;
  site_id: string;
  item_code: string;
  race_code: string;
  starts_at: Date;
  ends_at: Date;
  freeze_minutes: number;
  /** `ranked`: its places are decided, prizes are on their way. */
  state: Generated<'running' | 'ranked' | 'paid' | 'stopped'>;
  /** What was settled by then is in its entries. */
  counted_at: Date;
  paid_at: Date | null;
}

/** What a player has in a race. */
export interface RaceEntriesTable {
  race_id: string;
  site_id: string;
  player_id: string;
  score: bigint;
  reached_at: Date;
  reached_seq: bigint;
  is_ranked: boolean;
}

/** How many ranked entries stand from a bound on, up to the next bucket's. */
export interface RaceBucketsTable {
  race_id: string;
  site_id: string;
  /** The negative of a score. */
  from_rank: bigint;
  from_at: Date;
  from_seq: bigint;
  players: number;
}

/** A place of an ended race that wins something. */
export interface RaceResultsTable {
  race_id: string;
  place: number;
  site_id: string;
  player_id: string;
  score: bigint;
  reached_at: Date;
  prize: Json<unknown>;
  claim_id: string | null;
  withheld: string | null;
}

/** How a player stands in races. */
export interface RaceNamesTable {
  player_id: string;
  site_id: string;
  shown: 'masked' | 'hidden';
  changed_at: Date;
}
