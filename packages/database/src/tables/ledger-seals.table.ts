import type { Generated } from 'kysely';

/** Digest of one finished hour of journals and entries. */
export interface LedgerSealsTable {
  hour: Date;
  entries: bigint;
  digest: Buffer;
  sealed_at: Generated<Date>;
}
