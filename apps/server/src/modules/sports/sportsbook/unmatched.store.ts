import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

export type UnmatchedMode = 'fixtures' | 'results' | 'history';

/** A line of a file that found no match. */
export interface UnmatchedRow {
  id: string;
  source: string;
  mode: UnmatchedMode;
  /** What the source calls the match. */
  key: string;
  reason: string;
  detail: string;
  rowData: Record<string, unknown>;
  firstSeenAt: Date;
  seenCount: number;
}

/**
 * Notes a line for a person; the same line again is counted, and opened again when it was closed.
 */
export async function noteUnmatched(
  executor: Executor,
  row: Omit<UnmatchedRow, 'firstSeenAt' | 'seenCount'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into unmatched_rows as held (id, source, mode, key, reason, detail, row_data,
      first_seen_at, seen_at)
    values (${row.id}, ${row.source}, ${row.mode}, ${row.key}, ${row.reason}, ${row.detail},
      ${jsonText(row.rowData)}::jsonb, ${now}, ${now})
    on conflict (source, mode, key) do update set
      reason = excluded.reason, detail = excluded.detail, row_data = excluded.row_data,
        seen_at = excluded.seen_at,
      seen_count = held.seen_count + 1, closed_at = null, closed_by = null`.execute(executor);
}

/**
 * Closes rows of these keys, because their lines were taken or somebody said so; gives how many
 * were open.
 */
export async function closeUnmatched(
  executor: Executor,
  which: { source: string; mode: UnmatchedMode; keys: readonly string[] },
  by: string,
  now: Date,
): Promise<number> {
  if (which.keys.length === 0) return 0;
  const { numUpdatedRows } = await executor
    .updateTable('unmatched_rows')
    .set({ closed_at: now, closed_by: by })
    .where('source', '=', which.source)
    .where('mode', '=', which.mode)
    .where(sql<boolean>`key = any (${which.keys}::text[])`)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const columns = [
  'id',
  'source',
  'mode',
  'key',
  'reason',
  'detail',
  'row_data as rowData',
  'first_seen_at as firstSeenAt',
  'seen_count as seenCount',
] as const;

/** Rows that wait for a person, the oldest first. */
export function findUnmatched(executor: Executor, limit: number): Promise<UnmatchedRow[]> {
  return executor
    .selectFrom('unmatched_rows')
    .select(columns)
    .where('closed_at', 'is', null)
    .orderBy('first_seen_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** One row that waits for a person, or null. */
export async function findUnmatchedRow(
  executor: Executor,
  id: string,
): Promise<UnmatchedRow | null> {
  const row = await executor
    .selectFrom('unmatched_rows')
    .select(columns)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();
  return row ?? null;
}
