import type { Generated } from 'kysely';
import type { Json, Minor } from './column-types.ts';

/**
 * How a site runs a lottery; without a row the site does not. Draws that are open keep what they
 * began with.
 */
export interface LotteryGamesTable {
  site_id: string;
  game_code: string;
  is_enabled: boolean;
  /** 0 Sunday … 6 Saturday. */
  weekdays: number[];
  /** Of the site's clocks: `19:00`. */
  times: string[];
  /** `pavilion` or `pcso`, of the games that have a choice. */
  prize_table: string;
  /** Of a line, where the site fixes it. */
  price_minor: bigint | null;
  guarantee_minor: bigint | null;
  /** Most that a draw may have to pay on one number. */
  number_limit_minor: bigint | null;
  changed_at: Date;
}

/** A draw: tickets are sold, the list of them is fixed, then what decides comes into being. */
export interface LotteryDrawsTable {
  id: string;
  site_id: string;
  game_code: string;
  game_version: number;
  /** `4d:2026-11-28-1900`: what the wire calls it. */
  draw_code: string;
  prize_table: string;
  price_minor: bigint | null;
  guarantee_minor: bigint | null;
  number_limit_minor: bigint | null;
  chain_id: string;
  chain_index: number;
  /** `ending`: nothing is sold any more, the list of tickets is not fixed yet. */
  state: Generated<'open' | 'ending' | 'closed' | 'drawn' | 'settled'>;
  opens_at: Date;
  cut_off_at: Date;
  draw_at: Date;
  /** What was sold: by now while it is open, for good from the close on. */
  ticket_count: Generated<number>;
  sales_minor: Minor;
  closed_at: Date | null;
  root: string | null;
  /** `local`, or a public chain and the height of its block. */
  entropy_source: string | null;
  /**
   * The announced block as it was seen last: null: nobody looked, empty: not there yet, its hash,
   * or why it does not decide.
   */
  entropy_block: string | null;
  entropy: string | null;
  hash: string | null;
  outcome: Json<Record<string, unknown> | null>;
  /** Of the game with a fund: how it was shared, amounts as texts of minor units. */
  settlement: Json<unknown>;
  /** Winning lines and what each got, by tier. */
  tiers: Json<unknown>;
  rollover_minor: bigint | null;
  void_reason: string | null;
  drawn_at: Date | null;
  settled_at: Date | null;
}

/** Places in the order of sale, made in blocks: buyers take different ones and wait for nobody. */
export interface LotterySeatsTable {
  draw_id: string;
  seq: number;
  is_taken: Generated<boolean>;
}

/** What a draw may have to pay on a number: stakes by their best single prize. */
export interface LotteryNumbersTable {
  draw_id: string;
  number: string;
  liability_minor: bigint;
}

/** A purchase: one ticket for each of its draws. */
export interface LotteryOrdersTable {
  id: string;
  site_id: string;
  player_id: string;
  game_code: string;
  request_id: string;
  request_hash: Buffer;
  /** Where numbers were drawn for the player. */
  seed_id: string | null;
  nonce: number | null;
  subscription_id: string | null;
  created_at: Date;
}

export interface LotteryTicketsTable {
  id: string;
  draw_id: string;
  site_id: string;
  /** Null: fills a place whose buyer's transaction never ended. */
  order_id: string | null;
  player_id: string | null;
  seq: number;
  blind: string;
  /** Lines: `{play, stake_minor}` each. */
  lines: Json<Array<{ play: Record<string, unknown>; stake_minor: string }>>;
  /** Canonical JSON as it stands in the leaf. */
  leaf_play: string;
  leaf_hash: Buffer;
  stake_minor: bigint;
  state: Generated<'open' | 'settled' | 'refunded'>;
  payout_minor: Minor;
  /** `{line, tier, amount_minor}` each. */
  wins: Json<Array<{ line: number; tier: string; amount_minor: string }>>;
  created_at: Date;
  settled_at: Date | null;
}

/** Roots over each 256 leaves of a closed draw. */
export interface LotteryChunksTable {
  draw_id: string;
  chunk: number;
  root: Buffer;
}

/** Plays that a player buys of every draw to come. */
export interface LotterySubscriptionsTable {
  id: string;
  site_id: string;
  player_id: string;
  game_code: string;
  /** As they were asked for: what is to be drawn is drawn anew for each draw. */
  plays: Json<unknown[]>;
  /** Null: until it is ended. */
  draws_left: number | null;
  weekdays: number[] | null;
  max_cost_minor: bigint | null;
  request_id: string;
  request_hash: Buffer;
  state: Generated<'active' | 'ended'>;
  end_reason: 'player' | 'done' | 'refused' | null;
  refused_in_row: Generated<number>;
  created_at: Date;
  ended_at: Date | null;
}

/** What came of a subscription's turn at a draw. */
export interface LotterySubscriptionDrawsTable {
  subscription_id: string;
  draw_id: string;
  site_id: string;
  /** Why nothing was bought; null: a ticket was. */
  refusal: string | null;
  created_at: Date;
}
