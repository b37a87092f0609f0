import type { Generated } from 'kysely';
import type { Json, Minor } from './column-types.ts';

/** What a round of any provider took and gave so far; written by `wallet_move` alone. */
export interface WalletRoundsTable {
  site_id: string;
  provider_code: string;
  round_id: string;
  player_id: string;
  product: string;
  game_code: string;
  currency: string;
  staked_minor: bigint;
  /** How much of it bonuses paid. */
  bonus_staked_minor: Generated<bigint>;
  returned_minor: bigint;
  bonus_returned_minor: Generated<bigint>;
  bonus_id: Generated<string | null>;
  opened_at: Date;
  finished_at: Date | null;
}

/** One move of a game's money by the provider's own id; written by `wallet_move` alone. */
export interface WalletMovesTable {
  site_id: string;
  provider_code: string;
  tx_id: string;
  kind: 'debit' | 'debit-credit' | 'credit' | 'rollback' | 'adjust' | 'promo' | 'jackpot' | 'tip';
  player_id: string;
  round_id: string;
  ref_tx_id: string | null;
  /** Further bets that a credit settles. */
  ref_tx_ids: string[] | null;
  amount_minor: bigint;
  win_minor: bigint;
  /** How much of the amount a bonus paid, and how much of what was paid went to it. */
  bonus_minor: Generated<bigint>;
  win_bonus_minor: Generated<bigint>;
  bonus_id: Generated<string | null>;
  state: 'applied' | 'rolled-back' | 'tombstone';
  request_hash: Buffer;
  journal_id: bigint | null;
  created_at: Date;
  /** In the order of their happening. */
  seq: Generated<bigint>;
}

/** A pair of seeds of a player. */
export interface FairnessSeedsTable {
  id: string;
  site_id: string;
  player_id: string;
  state: 'next' | 'active' | 'revealed';
  /** The secret, encrypted with a key the database does not know. */
  sealed_seed: string;
  server_seed_hash: string;
  client_seed: string;
  /** The next bet's; how many it dealt, once revealed. */
  nonce: Generated<number>;
  created_at: Date;
  revealed_at: Date | null;
}

/**
 * One bet of a ticket as it is kept, amounts in minor units as text; no payout before it is
 * settled.
 */
export interface TicketLine {
  params: Record<string, unknown>;
  stake_minor: string;
  payout_minor?: string;
  multiplier_e4?: string;
}

/** One play of a game of our own. */
export interface GameRoundsTable {
  id: string;
  site_id: string;
  player_id: string;
  provider_code: string;
  game_code: string;
  game_version: number;
  product: string;
  engine: 'instant' | 'hand' | 'round';
  state: 'open' | 'settled' | 'refunded';
  /** Actions played so far. */
  step: Generated<number>;
  request_id: string;
  request_hash: Buffer;
  currency: string;
  stake_minor: bigint;
  /** Of a hand whose actions take more: what it began with; null: its stake is all it takes. */
  base_stake_minor: bigint | null;
  payout_minor: bigint;
  multiplier_e4: bigint;
  params: Json<Record<string, unknown>>;
  outcome: Json<Record<string, unknown>>;
  events: Json<Record<string, unknown>[]>;
  seed_id: string | null;
  nonce: number | null;
  shared_round_id: string | null;
  /** Part of the bet that was cashed out, in ten-thousandths; of shared rounds only. */
  cashed_bp: Generated<number>;
  /** Bets of a ticket; null: one bet of `params`. */
  lines: Json<TicketLine[]> | null;
  created_at: Date;
  settled_at: Date | null;
}

/** What a ticket was made after it was placed. */
export interface TicketChangesTable {
  ticket_id: string;
  request_id: string;
  site_id: string;
  request_hash: Buffer;
  lines: Json<TicketLine[]>;
  /** 0: it was taken back. */
  stake_minor: bigint;
  created_at: Date;
}

/** A ticket of play money on a shared round. */
export interface DemoTicketsTable {
  id: string;
  demo_id: string;
  site_id: string;
  shared_round_id: string;
  state: 'open' | 'settled' | 'refunded';
  stake_minor: bigint;
  payout_minor: Minor;
  lines: Json<TicketLine[]>;
  created_at: Date;
  settled_at: Date | null;
}

/** An action of a hand, in order. */
export interface HandActionsTable {
  round_id: string;
  step: number;
  site_id: string;
  request_id: string;
  request_hash: Buffer;
  action: Json<{ action: string; params: Record<string, unknown> }>;
  /** What the action took. */
  stake_minor: Minor;
  created_at: Date;
}

/** A guest's play money. */
export interface DemoSessionsTable {
  id: string;
  site_id: string;
  balance_minor: bigint;
  /** The open hand, if any: seeds and inputs. */
  hand: Json<Record<string, unknown>> | null;
  created_at: Date;
  used_at: Date;
}

/** Hashes that decide the shared rounds of a game, fixed and published before the first. */
export interface HashChainsTable {
  id: string;
  site_id: string;
  provider_code: string;
  game_code: string;
  /** The secret start, encrypted. */
  /** Empty: the first table of the game, or its only one. */
  table_id: string;
  sealed_start: string;
  /** Every hundredth link, encrypted. */
  sealed_links: string;
  terminating_hash: string;
  /** Null: not fixed yet, and no round is decided by the chain. */
  salt: string | null;
  /** What the salt was going to be, said when the chain was published. */
  salt_source: Generated<string>;
  salted_at: Date | null;
  length: number;
  /** Of the round to come. */
  next_index: Generated<number>;
  is_active: boolean;
  published_at: Date;
}

/** A round that many players share. */
export interface SharedRoundsTable {
  id: string;
  site_id: string;
  provider_code: string;
  game_code: string;
  table_id: string;
  /** Null: a block of a public chain decides. */
  chain_id: string | null;
  /** Number in the chain of ours, or height of the block. */
  chain_index: number;
  /** Which public chain; null: one of ours decides. */
  block_source: string | null;
  /** The block's hash as it was first seen. */
  block_hash: string | null;
  /** When enough blocks lay on it: from then on it decides, whatever its chain does. */
  block_confirmed_at: Date | null;
  /** Why the round was called off and its stakes went back. */
  void_reason:
    'blockEarly' | 'blockMissing' | 'blockReorganised' | 'entropyMissing' | 'unbalanced' | null;
  /**
   * When the betting of a round of pools closed; with it what entropy will come from, and what was
   * sold.
   */
  closed_at: Date | null;
  entropy_source: string | null;
  /**
   * The announced block as it was seen last: null: nobody looked, empty: not there yet, its hash,
   * or why it does not decide.
   */
  entropy_block: string | null;
  entropy: string | null;
  ticket_count: number | null;
  sales_minor: bigint | null;
  phase: 'betting' | 'running' | 'settled';
  opened_at: Date;
  starts_at: Date;
  ends_at: Date | null;
  /** When the outcome of a table was told, before it is over. */
  dealing_at: Date | null;
  /** When the leader has something to do about it; null: never again. */
  next_at: Date | null;
  hash: string | null;
  outcome: Json<Record<string, unknown>> | null;
  /** When somebody last looked: rounds nobody looks at are not followed by another. */
  watched_at: Date;
}

/** A table whose rounds follow each other though nobody looks. */
export interface AlwaysOnTablesTable {
  site_id: string;
  provider_code: string;
  game_code: string;
  /** Empty: the game's first table. */
  table_id: Generated<string>;
}

/** The game a player has open, where the rules of the place let him have one; kept only there. */
export interface PlaySeatsTable {
  player_id: string;
  site_id: string;
  provider_code: string;
  game_code: string;
  used_at: Date;
}
