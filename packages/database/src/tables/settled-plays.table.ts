import type { ColumnType, Generated } from 'kysely';

/**
 * What a settlement of any product, or its correction, counts; written by `count_settled` alone.
 */
export interface SettledPlaysTable {
  seq: ColumnType<bigint, never, never>;
  /** The transaction that wrote it. */
  tx: ColumnType<string, never, never>;
  site_id: string;
  player_id: string;
  kind: 'settled' | 'corrected';
  product: string;
  /** Null for bets of the sportsbook. */
  provider_code: string | null;
  game_code: string | null;
  /** The bet of the sportsbook, or the round of the provider. */
  ref: string;
  odds_milli: number | null;
  cash_minor: bigint;
  bonus_minor: bigint;
  bonus_id: string | null;
  payout_cash_minor: bigint;
  payout_bonus_minor: bigint;
  /** The player had a standing bet on another outcome of the market. */
  is_both_sides: Generated<boolean>;
  placed_at: Date;
  /** When the stake first counted; null until it does. */
  counted_at: Date | null;
  settled_at: Date;
}
