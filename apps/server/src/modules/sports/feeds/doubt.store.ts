import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';

/** Something a source said that nobody applied. */
export interface Doubt {
  /** `unknownTeam`, `scoreBackwards`. */
  what: string;
  /** What it is about; the same of one source once more is the same doubt. */
  subject: string;
  eventKey: string | null;
  seq: number | null;
  detail: string;
}

/** Tells a person; what was told before is counted, and opened again when it was closed. */
export async function noteDoubt(
  executor: Executor,
  { ids, now }: { ids: Ids; now: Date },
  source: string,
  { what, subject, eventKey, seq, detail }: Doubt,
): Promise<void> {
  await sql`
    insert into feed_doubts as held (id, source, what, subject, event_key, seq, detail,
      first_seen_at, seen_at)
    values (${ids.next()}, ${source}, ${what}, ${subject}, ${eventKey}, ${seq}, ${detail}, ${now},
      ${now})
    on conflict (source, what, subject) do update set detail = excluded.detail,
      seq = excluded.seq, seen_at = excluded.seen_at, seen_count = held.seen_count + 1,
      state = 'open', closed_at = null, closed_by = null`.execute(executor);
}

/** What was doubted is known now. */
export async function applyDoubts(
  executor: Executor,
  source: string,
  what: string,
  subject: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('feed_doubts')
    .set({ state: 'applied', closed_at: now, closed_by: by })
    .where('source', '=', source)
    .where('what', '=', what)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .execute();
}

/** A doubt as the operator's list shows it. */
export interface ListedDoubt extends Omit<Doubt, 'seq'> {
  id: string;
  source: string;
  seq: bigint | null;
  firstSeenAt: Date;
  seenCount: number;
}

const columns = [
  'id',
  'source',
  'what',
  'subject',
  'event_key as eventKey',
  'seq',
  'detail',
  'first_seen_at as firstSeenAt',
  'seen_count as seenCount',
] as const;

/** Open doubts, of one source or of all, the oldest first. */
export function listDoubts(
  executor: Executor,
  source: string | null,
  limit: number,
): Promise<ListedDoubt[]> {
  return executor
    .selectFrom('feed_doubts')
    .select(columns)
    .where('state', '=', 'open')
    .where(sql<boolean>`(${source}::text is null or source = ${source}::text)`)
    .orderBy('first_seen_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** An open doubt, locked until the transaction ends; null where there is none. */
export async function lockDoubt(executor: Executor, id: string): Promise<ListedDoubt | null> {
  const row = await executor
    .selectFrom('feed_doubts')
    .select(columns)
    .where(sql<boolean>`id::text = ${id}`)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Takes a doubt off the list. */
export async function closeDoubt(
  executor: Executor,
  id: string,
  { state, by, now }: { state: 'dismissed' | 'applied'; by: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('feed_doubts')
    .set({ state, closed_at: now, closed_by: by })
    .where('id', '=', id)
    .execute();
}
