import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface LedgerHoldsTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  source: string;
  op_key: string;
  account_id: bigint;
  amount: bigint;
  state: Generated<'pending' | 'posted' | 'voided' | 'expired'>;
  posted_amount: bigint | null;
  journal_id: bigint | null;
  request_hash: Buffer;
  ref: JSONColumnType<Record<string, unknown>>;
  expires_at: Date;
  created_at: Generated<Date>;
  resolved_at: Date | null;
}
