/** Lines of deferred accounts that `ledger_roll_up` has not summed yet. */
export interface LedgerDeltasTable {
  account_id: bigint;
  amount: bigint;
}
