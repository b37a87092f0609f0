import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface LedgerJournalsTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  source: string;
  op_key: string;
  kind: string;
  currency: string;
  request_hash: Buffer;
  reverses: bigint | null;
  ref: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
  created_tx: Generated<string>;
}
