import type { Generated } from 'kysely';
import type { SelectionResultColumn } from './bets.table.ts';

/** One settlement of a bet by one revision of the result; the newest counts, older ones were reversed. */
export interface BetSettlementsTable {
  bet_id: string;
  revision: number;
  site_id: string;
  event_id: string;
  status: 'settled' | 'voided';
  result: SelectionResultColumn;
  payout_minor: bigint;
  /** Part of the reversed payout the player no longer had: booked to his debt account. */
  debt_minor: Generated<bigint>;
  home_score: number | null;
  away_score: number | null;
  /** Whether the stake counts by this result: not when it came back. */
  is_counted: boolean;
  journal_id: bigint;
  reversal_journal_id: bigint | null;
  settled_at: Date;
}
