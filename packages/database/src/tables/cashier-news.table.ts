import type { Generated } from 'kysely';

/** What became of a deposit or a withdrawal and is not told to its player yet. */
export interface CashierNewsTable {
  id: Generated<string>;
  site_id: string;
  player_id: string;
  kind: 'deposit' | 'withdrawal';
  /** Id of the deposit or withdrawal. */
  subject_id: string;
  state: string;
  /** Credited, of a deposit; asked for, of a withdrawal. */
  amount_minor: bigint;
  currency: string;
  /** By the database's clock: the order of telling. */
  written_at: Generated<Date>;
}
