import type { Json } from './column-types.ts';

/** What the pools of a round held when its betting closed, and where their money went. */
export interface RoundPoolsTable {
  round_id: string;
  site_id: string;
  game_code: string;
  product: string;
  currency: string;
  /** By pool and selection, minor units as text; what the house put in is among it. */
  pools: Json<Record<string, Record<string, string>>>;
  gross_minor: bigint;
  /** What the house put in as any bettor would. */
  seed_minor: bigint;
  /** The pools call the round off: every stake goes back. */
  is_void: boolean;
  /** Its tickets are of play money: the ledger knows nothing of it. */
  is_play_money: boolean;
  /** To players; null until the round is over, as what follows. */
  paid_minor: bigint | null;
  seed_paid_minor: bigint | null;
  takeout_minor: bigint | null;
  breakage_minor: bigint | null;
  /** Hundredths by pool and selection; null in a pool: all its stakes went back. */
  dividends: Json<Record<string, Record<string, string> | null>> | null;
  closed_at: Date;
  ended_at: Date | null;
}

/** Whether and how a site offers matches of sabong. */
export interface SabongSettingsTable {
  site_id: string;
  is_on: boolean;
  house_seed_minor: bigint;
  changed_at: Date;
}
