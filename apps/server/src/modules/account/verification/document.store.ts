import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { DocumentReason } from '@pavilion/domain/verification';

export type DocumentRow = Selectable<Tables['verification_documents']>;
type NewDocument = Pick<
  Insertable<Tables['verification_documents']>,
  | 'id'
  | 'site_id'
  | 'player_id'
  | 'kind'
  | 'media_type'
  | 'byte_count'
  | 'fingerprint'
  | 'provider'
  | 'next_query_at'
  | 'created_at'
>;

export interface Owner {
  siteId: string;
  playerId: string;
}

export async function insertDocument(executor: Executor, document: NewDocument): Promise<void> {
  await executor
    .insertInto('verification_documents')
    .values({
      ...document,
      reason: null,
      provider_reference: null,
      finding: null,
      decided_by: null,
      decided_at: null,
      expires_at: null,
    })
    .execute();
}

/**
 * As they stand now: an approved one whose time is over is `expired`, whether or not anybody has
 * noted it.
 */
export async function readDocuments(
  executor: Executor,
  { siteId, playerId }: Owner,
  now: Date,
): Promise<DocumentRow[]> {
  const rows = await executor
    .selectFrom('verification_documents')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => (hasEnded(row, now) ? { ...row, state: 'expired' } : row));
}

const hasEnded = ({ state, expires_at: end }: DocumentRow, now: Date): boolean =>
  state === 'approved' && end !== null && end <= now;

export function lockDocument(
  executor: Executor,
  documentId: string,
): Promise<DocumentRow | undefined> {
  return executor
    .selectFrom('verification_documents')
    .selectAll()
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
}

export interface Decision {
  state: 'approved' | 'refused';
  reason: DocumentReason | null;
  note: string;
  by: string;
  at: Date;
  expiresAt: Date | null;
}

export async function writeDecision(
  executor: Executor,
  documentId: string,
  decision: Decision,
): Promise<void> {
  await executor
    .updateTable('verification_documents')
    .set({
      state: decision.state,
      reason: decision.reason,
      note: decision.note,
      decided_by: decision.by,
      decided_at: decision.at,
      expires_at: decision.expiresAt,
      next_query_at: null,
    })
    .where('id', '=', documentId)
    .execute();
}

/** Approved documents whose time is over are noted as such; gives them. */
export async function expireDocuments(executor: Executor, now: Date): Promise<DocumentRow[]> {
  return executor
    .updateTable('verification_documents')
    .set({ state: 'expired' })
    .where('state', '=', 'approved')
    .where('expires_at', '<=', now)
    .returningAll()
    .execute();
}

/** Documents the checker should be given, or asked about, now. */
export function readDueDocuments(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<DocumentRow[]> {
  return executor
    .selectFrom('verification_documents')
    .selectAll()
    .where('state', '=', 'checking')
    .where('next_query_at', '<=', now)
    .orderBy('next_query_at')
    .limit(limit)
    .execute();
}

/** What the checker has said or when it is asked next. */
export async function noteProgress(
  executor: Executor,
  documentId: string,
  progress: Pick<DocumentRow, 'next_query_at'> &
    Partial<Pick<DocumentRow, 'provider_reference' | 'finding'>>,
): Promise<void> {
  await executor
    .updateTable('verification_documents')
    .set(progress)
    .where('id', '=', documentId)
    .execute();
}

/** What a player put in and asked for since a moment, and was not given back. */
export async function sumMoved(
  executor: Executor,
  { siteId, playerId }: Owner,
  { since, now }: { since: Date; now: Date },
): Promise<{ depositMinor: bigint; withdrawalMinor: bigint }> {
  const { rows } = await sql<{ deposits: bigint; withdrawals: bigint }>`
    select (select coalesce(sum(amount_minor), 0)::bigint from deposits
             where site_id = ${siteId}::uuid and player_id = ${playerId}::uuid
               and created_at >= ${since}::timestamptz
               and (status = 'paid' or (status = 'pending' and expires_at > ${now}::timestamptz)))
                 as deposits,
           (select coalesce(sum(amount_minor), 0)::bigint from withdrawals
             where site_id = ${siteId}::uuid and player_id = ${playerId}::uuid
               and created_at >= ${since}::timestamptz
               and state not in ('refused', 'failed', 'cancelled')) as withdrawals`.execute(
    executor,
  );
  const [row] = rows;
  return { depositMinor: row?.deposits ?? 0n, withdrawalMinor: row?.withdrawals ?? 0n };
}

/** Lets what one player gives happen one after the other. */
export async function lockPlayer(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<{ email: string; phone: string; language: string }> {
  return executor
    .selectFrom('players')
    .select(['email', 'phone', 'language'])
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Accounts the computer plays in a demo have no papers. */
export async function isPlayedByComputer(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<boolean> {
  const row = await executor
    .selectFrom('players')
    .select('is_computer')
    .where('id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.is_computer ?? false;
}
