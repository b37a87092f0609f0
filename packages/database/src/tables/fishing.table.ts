import type { ColumnType, Generated } from 'kysely';
import type { Json, Minor } from './column-types.ts';

/** A sea: everything that swims in it comes from its public seed. */
export interface FishingSeasTable {
  id: string;
  site_id: string;
  kind: 'shallows' | 'reef' | 'deep' | 'practice';
  number: number;
  currency: string;
  sea_seed: string;
  started_at: Date;
}

/** Who fishes, with their meter. */
export interface FishingSessionsTable {
  id: string;
  site_id: string;
  sea_id: string;
  seat: number;
  /** A player, or `demo:<session>`. */
  holder: string;
  player_id: string | null;
  /** As others see it. */
  name: string;
  currency: string;
  state: Generated<'open' | 'closed'>;
  close_reason: 'left' | 'idle' | 'barred' | 'operator' | null;
  seed_id: string | null;
  /** Of a guest, encrypted. */
  sealed_seed: string | null;
  client_seed: string | null;
  bought_minor: Minor;
  balance_minor: Minor;
  shots: Generated<number>;
  cost_minor: Minor;
  win_minor: Minor;
  /** The last batch, 0 before the first. */
  seq: Generated<number>;
  flushed_seq: Generated<number>;
  flushed_cost_minor: Minor;
  flushed_win_minor: Minor;
  /** When the last shots were taken, milliseconds. */
  recent_shots: ColumnType<number[], string | undefined, string>;
  opened_at: Date;
  used_at: Date;
  /** When the ledger was last told. */
  moved_at: Date;
  closed_at: Date | null;
}

export interface FishingBuyInsTable {
  site_id: string;
  holder: string;
  request_id: string;
  request_hash: Uint8Array;
  session_id: string;
  amount_minor: bigint;
  created_at: Date;
}

/** The log of shots, a row a batch. */
export interface FishingBatchesTable {
  session_id: string;
  seq: number;
  site_id: string;
  nonce: number;
  request_hash: Uint8Array;
  shots: Json<object[]>;
  cost_minor: bigint;
  win_minor: bigint;
  meter_minor: bigint;
  created_at: Date;
}

/** A target that is caught is gone for everybody: the row decides who had it. */
export interface FishingCatchesTable {
  sea_id: string;
  target_id: string;
  site_id: string;
  session_id: string;
  caught_at: Date;
}
