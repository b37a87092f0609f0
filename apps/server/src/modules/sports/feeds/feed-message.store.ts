import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

/** A message as the log keeps it. */
export interface LoggedMessage {
  seq: number;
  kind: string;
  eventKey: string | null;
  at: string;
  body: unknown;
}

/**
 * Writes messages into the log of a source, in one statement; gives the numbers of those that were
 * not there. Whoever applies them does it in the same transaction: what is in the log was applied.
 */
export async function logMessages(
  executor: Executor,
  source: string,
  messages: readonly LoggedMessage[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ seq: number }>`
    insert into feed_messages (source, seq, kind, event_key, at, received_at, body)
    select ${source}, x.seq, x.kind, x."eventKey", x.at, ${now}::timestamptz, x.body
      from jsonb_to_recordset(${jsonText(messages)}::jsonb)
        as x (seq bigint, kind text, "eventKey" text, at timestamptz, body jsonb)
    on conflict (source, seq) do nothing
    returning seq::float8 as seq`.execute(executor);
  return new Set(rows.map(({ seq }) => seq));
}

/** The highest number in the log of a source; null where it is empty. */
export async function readLastSeq(executor: Executor, source: string): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`
    select max(seq)::float8 as seq from feed_messages where source = ${source}`.execute(executor);
  return rows[0]?.seq ?? null;
}
