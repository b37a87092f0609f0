import type { LedgerAccountKindsTable } from './ledger-account-kinds.table.ts';
import type { LedgerAccountsTable } from './ledger-accounts.table.ts';
import type { LedgerDeltasTable } from './ledger-deltas.table.ts';
import type { LedgerEntriesTable } from './ledger-entries.table.ts';
import type { LedgerHoldsTable } from './ledger-holds.table.ts';
import type { LedgerJournalsTable } from './ledger-journals.table.ts';

/**
 * Every table of the database, one row each, in the order of the modules that own them.
 * A new table: its file beside this one, its import and its row here.
 */
export interface Tables {
  ledger_account_kinds: LedgerAccountKindsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_deltas: LedgerDeltasTable;
  ledger_entries: LedgerEntriesTable;
  ledger_holds: LedgerHoldsTable;
  ledger_journals: LedgerJournalsTable;
}
