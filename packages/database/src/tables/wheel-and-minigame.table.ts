import type { Json } from './column-types.ts';

/** One spin of the wheel: one a date of the site's zone. */
export interface WheelSpinsTable {
  id: string;
  site_id: string;
  player_id: string;
  wheel_code: string;
  version: number;
  local_date: Date;
  /** The zone whose date it is: a site may move. */
  time_zone: string;
  /** Of the segments it was spun with, in their order. */
  weights: Json<number[]>;
  segment: number;
  prize: Json<unknown>;
  /** Days in a row, this one included. */
  streak_days: number;
  streak_prize: Json<unknown> | null;
  seed_id: string;
  nonce: number;
  spun_at: Date;
}

/** One round of a game with tokens. */
export interface MinigameRoundsTable {
  id: string;
  site_id: string;
  player_id: string;
  game: 'pick' | 'scratch' | 'match';
  /** The item whose table it was played with; null: the table that every site has. */
  item_code: string | null;
  /** Tokens. */
  cost: bigint;
  /** Rows of the table it was played with. */
  prizes: Json<unknown[]>;
  params: Json<Record<string, unknown>>;
  /** What was done after the start, in order. */
  acts: Json<unknown[]>;
  state: 'open' | 'settled';
  /** What the player may know of it. */
  outcome: Json<Record<string, unknown>>;
  /** What may be done next. */
  actions: Json<Array<string | number>>;
  /** Null while it is open. */
  prize: Json<unknown> | null;
  seed_id: string;
  nonce: number;
  created_at: Date;
  settled_at: Date | null;
}
