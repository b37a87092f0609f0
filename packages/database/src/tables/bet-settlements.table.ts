import type { Generated } from 'kysely';
import type { SelectionResultColumn } from './bets.table.ts';

/**
 * One settlement of a bet; the newest counts, older ones were taken back where they paid something
 * else.
 */
export interface BetSettlementsTable {
  bet_id: string;
  revision: number;
  site_id: string;
  player_id: string;
  /** Whose result settled the bet, or settled it again. */
  event_id: string;
  /** `reopened`: a correction lets the bet wait for its other legs again. */
  status: 'settled' | 'voided' | 'reopened';
  result: SelectionResultColumn | null;
  payout_minor: bigint | null;
  /** Part of the reversed payout the player no longer had: booked to his debt account. */
  debt_minor: Generated<bigint>;
  home_score: number | null;
  away_score: number | null;
  /** Whether the stake counts by this result: not when it came back. */
  is_counted: boolean;
  /** The journal that paid it, with all bets of the batch; null where it waits again. */
  journal_id: bigint | null;
  /** The bet's own share of that journal. */
  lines: unknown;
  reversal_journal_id: bigint | null;
  settled_at: Date;
}
