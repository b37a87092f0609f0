export interface LedgerEntriesTable {
  journal_id: bigint;
  seq: number;
  account_id: bigint;
  /** Minor units; positive is a credit. */
  amount: bigint;
  /** Null on deferred accounts. */
  balance_after: bigint | null;
  /** Place in the account's own chain; null on deferred accounts. */
  account_version: bigint | null;
}
