import type { ColumnType } from 'kysely';
import type { Json, Minor } from './column-types.ts';

/** Exact hundred-millionths of a minor unit, as decimal text. */
type E8 = ColumnType<string, string | undefined, string>;

/** How far a reader of settled plays has come. */
export interface PlayCursorsTable {
  name: string;
  tx: string;
  seq: bigint;
}

/** What an item has accrued for a player in all, and what of it was claimed. */
export interface RewardAccrualsTable {
  site_id: string;
  item_code: string;
  player_id: string;
  accrued_e8: E8;
  claimed_minor: Minor;
}

/** What one settled play, or its correction, added. */
export interface RewardLinesTable {
  site_id: string;
  item_code: string;
  /** Of the settled play. */
  seq: bigint;
  player_id: string;
  friend_id: string | null;
  source: string;
  ref: string;
  at: Date;
  stake_minor: bigint;
  returned_minor: bigint;
  edge_bp: number;
  rate_bp: number;
  accrued_e8: E8;
}

/** What a period of an item gives a player, fixed. */
export interface RewardPeriodsTable {
  site_id: string;
  item_code: string;
  period_key: string;
  player_id: string;
  level: number;
  rate_bp: number;
  /** The sums it was worked out from, decimal texts of minor units. */
  inputs: Json<Record<string, string>>;
  amount_minor: bigint;
  claimed_minor: Minor;
  claim_until: Date;
  fixed_at: Date;
}

/** A period of an item that is fixed for everybody. */
export interface RewardPeriodsFixedTable {
  site_id: string;
  item_code: string;
  period_key: string;
  fixed_at: Date;
}
