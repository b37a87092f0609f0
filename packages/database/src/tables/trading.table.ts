import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** A trading file as it was published; the highest version holds. */
export interface TradingVersionsTable {
  version: number;
  document: Json<unknown>;
  /** What placing a bet looks up, in whole numbers. */
  compiled: Json<unknown>;
  note: string;
  published_by: string;
  published_at: Date;
}

/**
 * Bets taken at a plainly wrong price: one person proposes what becomes of them, another agrees.
 */
export interface PalpableErrorsTable {
  id: string;
  event_id: string;
  market_id: string;
  outcome: string;
  from_at: Date;
  until_at: Date;
  right_milli: number;
  rule: 'void' | 'right-price';
  reason: string;
  state: Generated<'proposed' | 'approved' | 'refused' | 'done'>;
  proposed_by: string;
  proposed_at: Date;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  done_at: Generated<Date | null>;
  bet_count: Generated<number>;
}
