import type { Generated } from 'kysely';
import type { Json, Minor } from './column-types.ts';

/** A stage and its share of the pool, in hundredths. */
type StageShare = { stage: string; percent: number };

/** How a site runs a bingo room. Games keep what they were opened with. */
export interface BingoRoomsTable {
  site_id: string;
  /** What the wire calls it: `hall-75`. */
  room_id: string;
  name: string;
  variant: '75' | '90';
  is_open: boolean;
  price_minor: bigint;
  /** Most that one player has in a game. */
  max_cards: number;
  stages: Json<StageShare[]>;
  jackpot_within: number;
  /** From one ball to the next. */
  ball_ms: number;
  /** From the beginning of one game to that of the next. */
  every_minutes: number;
  min_players: number;
  changed_at: Date;
  /** Cards cost play money, of which the ledger knows nothing. */
  is_play_money: Generated<boolean>;
  /** The jackpot of a room of play money. */
  play_fund_minor: Minor;
}

/**
 * A game: cards are sold, the list of them is fixed, then balls are called until the last stage.
 */
export interface BingoGamesTable {
  id: string;
  site_id: string;
  room_id: string;
  game_code: string;
  game_version: number;
  variant: '75' | '90';
  price_minor: bigint;
  max_cards: number;
  stages: Json<StageShare[]>;
  jackpot_within: number;
  ball_ms: number;
  min_players: number;
  chain_id: string;
  chain_index: number;
  /**
   * `ended`: nothing is sold any more, the list of cards is not fixed yet. `won`: the last stage is
   * won, its cards are being paid.
   */
  state: Generated<'selling' | 'ended' | 'closed' | 'calling' | 'won' | 'settled'>;
  starts_at: Date;
  card_count: Generated<number>;
  player_count: Generated<number>;
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
  /** Balls that were called, in their order; none ahead. */
  called: Generated<number[]>;
  next_ball_at: Date | null;
  /** Stages that were won: `{stage, ball, each_minor, winners: [{seq, name}]}`. */
  won: Json<
    Array<{
      stage: string;
      ball: number;
      each_minor: string;
      winners: Array<{ seq: number; name: string }>;
    }>
  >;
  hash: string | null;
  /** Of the jackpot, to each winner of the last stage. */
  jackpot_each_minor: bigint | null;
  /** What the game paid in all, and what it left on the jackpot. */
  paid_minor: bigint | null;
  fund_minor: bigint | null;
  void_reason: string | null;
  settled_at: Date | null;
  is_play_money: Generated<boolean>;
}

/**
 * Cards that were bought at once: of a player a round of the wallet, of play money paid from a
 * purse and dealt from seeds of its own.
 */
export interface BingoPurchasesTable {
  id: string;
  game_id: string;
  site_id: string;
  player_id: string | null;
  demo_id: string | null;
  request_id: string;
  request_hash: Buffer;
  currency: string;
  card_count: number;
  stake_minor: bigint;
  payout_minor: Minor;
  state: Generated<'open' | 'settled' | 'refunded'>;
  seed_id: string | null;
  nonce: number;
  /** Of play money alone. */
  server_seed: string | null;
  client_seed: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface BingoCardsTable {
  id: string;
  game_id: string;
  site_id: string;
  purchase_id: string;
  player_id: string | null;
  demo_id: string | null;
  seq: number;
  blind: string;
  /** Row by row; 0 is the free centre of 75 and a blank of 90. */
  numbers: number[];
  leaf_hash: Buffer;
  stake_minor: bigint;
  payout_minor: Minor;
  /** `{stage, amount_minor}` each; `jackpot` is the jackpot's part. */
  wins: Json<Array<{ stage: string; amount_minor: string }>>;
  /** Marked by hand, for show. */
  daubed: Generated<number[]>;
}
