import type { Generated, GeneratedAlways } from 'kysely';

export interface LedgerAccountsTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  owner_type: string;
  /** The nil UUID for owners that exist once per site. */
  owner_id: string;
  kind: string;
  currency: string;
  may_go_negative: boolean;
  deferred: boolean;
  /** Minor units, credits less debits. */
  posted: Generated<bigint>;
  /** Minor units reserved by pending holds. */
  held: Generated<bigint>;
  /** Number of entries so far. */
  version: Generated<bigint>;
  created_at: Generated<Date>;
}
