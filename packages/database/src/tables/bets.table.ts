import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';
import type { MarketKindColumn, OutcomeColumn } from './markets.table.ts';

export type SelectionResultColumn = 'won' | 'half-won' | 'void' | 'half-lost' | 'lost';

export interface BetSlipsTable {
  id: string;
  site_id: string;
  player_id: string;
  request_id: string;
  request_hash: Uint8Array;
  /** Balances right after placing: a repeated request gets the same answer. */
  pockets_after: Json<Record<string, string>>;
  placed_at: Date;
}

export interface BetsTable {
  id: string;
  slip_id: string;
  site_id: string;
  player_id: string;
  event_id: string;
  market_id: string;
  selection_id: string;
  currency: string;
  stake_minor: bigint;
  /** How much of the stake a bonus paid. */
  bonus_minor: Generated<bigint>;
  bonus_id: Generated<string | null>;
  odds_milli: number;
  market_kind: MarketKindColumn;
  outcome: OutcomeColumn;
  line_quarters: number | null;
  is_live: boolean;
  accepted_home_score: number;
  accepted_away_score: number;
  rules_version: number;
  status: Generated<'accepted' | 'settled' | 'voided'>;
  result: SelectionResultColumn | null;
  payout_minor: bigint | null;
  home_score: number | null;
  away_score: number | null;
  /** Whether the stake counts by the newest result: not while it is open, nor when it came back. */
  is_counted: Generated<boolean>;
  /** 0 while open, else the revision of the result it is settled by. */
  revision: Generated<number>;
  placed_at: Date;
  settled_at: Date | null;
}
