/** Chart of accounts: which kinds exist for which owner. */
export interface LedgerAccountKindsTable {
  owner_type: string;
  /** A kind that ends in a colon covers every kind with that prefix. */
  kind: string;
  /** The only currency of the kind, or null for any. */
  currency: string | null;
  may_go_negative: boolean;
  /** Lines lock no row; their sum reaches the account later. */
  deferred: boolean;
}
