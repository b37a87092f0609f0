import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** An item a player agreed to. */
export interface RewardOptInsTable {
  player_id: string;
  site_id: string;
  code: string;
  terms_version: string;
  at: Date;
}

/** One thing given to a player, once by its key. */
export interface RewardClaimsTable {
  id: string;
  site_id: string;
  player_id: string;
  item_code: string;
  /** What makes it once: the player and the period, the place of a race, the deposit. */
  claim_key: string;
  /** What gave it: `mission`, `race`, `spin`, `code` … */
  source: string;
  prize: Json<unknown>;
  /** What it took from the budget. */
  cost_minor: bigint;
  local_date: Date;
  journal_id: bigint | null;
  created_at: Date;
}

/** The answer a request of a claim was given. */
export interface RewardRequestsTable {
  player_id: string;
  request_id: string;
  site_id: string;
  request_hash: Uint8Array;
  answer: Json<object>;
  created_at: Date;
}

/** A free bet, or more for a won bet. */
export interface VouchersTable {
  id: string;
  site_id: string;
  player_id: string;
  claim_id: string;
  item_code: string;
  kind: 'free_bet' | 'odds_boost';
  currency: string;
  amount_minor: bigint | null;
  boost_percent: number | null;
  max_stake_minor: bigint | null;
  max_extra_minor: bigint | null;
  min_odds_milli: number | null;
  max_odds_milli: number | null;
  /** Codes of sports; empty: any. */
  sports: Generated<string[]>;
  wagering_template: string | null;
  state: Generated<'open' | 'staked' | 'used' | 'over'>;
  bet_id: string | null;
  expires_at: Date;
  /** When its player was told that it ends soon. */
  warned_at: Generated<Date | null>;
  created_at: Date;
}

/** Tokens that wait in the pocket `minigame` until their time. */
export interface TokenReleasesTable {
  id: string;
  site_id: string;
  player_id: string;
  tokens: bigint;
  release_at: Date;
  released_at: Date | null;
}

/** Rounds at a studio that were given; without a grant they wait for the studio. */
export interface FreeRoundOrdersTable {
  claim_id: string;
  site_id: string;
  player_id: string;
  template: string;
  rounds: number;
  grant_id: string | null;
  tries: Generated<number>;
  next_try_at: Date;
}
