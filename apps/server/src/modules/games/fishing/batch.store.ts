import type { Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

/** A shot as the log keeps it, and as the wire tells it: amounts are texts of the currency. */
export interface KeptShot {
  shot_id: string;
  at_ms: number;
  weapon: string;
  bet: string;
  charged: string;
  sharers: string[];
  kills: { id: string; multiplier: number; win: string }[];
  meter_empty?: true;
  too_fast?: true;
}

export type BatchRow = Omit<Selectable<Tables['fishing_batches']>, 'shots'> & {
  shots: readonly KeptShot[];
};

interface OfSession {
  siteId: string;
  sessionId: string;
}

const batches = (executor: Executor, { siteId, sessionId }: OfSession) =>
  executor
    .selectFrom('fishing_batches')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('session_id', '=', sessionId);

// The column is json that this file alone writes.
const asBatch = (row: Selectable<Tables['fishing_batches']>): BatchRow => ({
  ...row,
  shots: row.shots as KeptShot[],
});

export async function readBatch(
  executor: Executor,
  of: OfSession & { seq: number },
): Promise<BatchRow | null> {
  const row = await batches(executor, of).where('seq', '=', of.seq).executeTakeFirst();
  return row ? asBatch(row) : null;
}

/** Batches of a session in their order. */
export async function readBatches(
  executor: Executor,
  of: OfSession & { afterSeq: number; limit: number },
): Promise<BatchRow[]> {
  const rows = await batches(executor, of)
    .where('seq', '>', of.afterSeq)
    .orderBy('seq')
    .limit(of.limit)
    .execute();
  return rows.map(asBatch);
}

export async function insertBatch(executor: Executor, row: BatchRow): Promise<void> {
  await executor
    .insertInto('fishing_batches')
    .values({ ...row, shots: jsonText(row.shots) })
    .execute();
}
