import type { Generated } from 'kysely';

/** A level of the loyalty programme of a site. */
export interface VipLevelsTable {
  site_id: string;
  level: number;
  name: string;
  /** Deposits needed to reach it. */
  deposit_required_minor: bigint;
  /** Turnover needed to reach it. */
  turnover_required_minor: bigint;
  /** So much turnover earns its players a game token; null: none. */
  turnover_per_token_minor: Generated<bigint | null>;
}

/** How a site keeps its levels; without a row they are kept for ever. */
export interface VipRulesTable {
  site_id: string;
  cycle_days: number;
  /** Share of a level's own way that keeps it for another cycle. */
  keep_percent: number;
}

/** How each cycle of a player ended. */
export interface VipCyclesTable {
  id: string;
  site_id: string;
  player_id: string;
  started_at: Date;
  ended_at: Date;
  /** The level that was to be kept. */
  level: number;
  is_kept: boolean;
  /** What was done in the cycle. */
  deposit_minor: bigint;
  turnover_minor: bigint;
}
