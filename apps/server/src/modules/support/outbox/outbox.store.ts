import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import { normaliseAccountId } from '@pavilion/domain/input';
import type { OutboxChannel, OutboxDraft, OutgoingMessage } from './message.ts';

const errorLengthMax = 500;

/** Writes a message. `pending` when a provider will take it, `kept` when it stays in the table. */
export async function insertMessage(
  executor: Executor,
  row: OutboxDraft & { id: string; status: 'pending' | 'kept'; now: Date },
): Promise<void> {
  await executor
    .insertInto('outbox_messages')
    .values({
      id: row.id,
      site_id: row.siteId,
      player_id: row.playerId,
      account_id: row.accountId,
      recipient: row.recipient,
      channel: row.channel,
      kind: row.kind,
      language: row.language,
      subject: row.subject,
      text: row.text,
      code: row.code,
      status: row.status,
      next_attempt_at: row.status === 'pending' ? row.now : null,
      last_error: null,
      created_at: row.now,
      sent_at: null,
      expires_at: row.expiresAt ?? null,
      unsubscribe_url: row.unsubscribeUrl ?? null,
    })
    .execute();
}

/** A message as it was written. */
const messageOf = (row: Selectable<Tables['outbox_messages']>): OutgoingMessage => ({
  id: row.id,
  siteId: row.site_id,
  playerId: row.player_id,
  accountId: row.account_id,
  recipient: row.recipient,
  channel: row.channel,
  kind: row.kind,
  language: row.language,
  subject: row.subject,
  text: row.text,
  code: row.code,
  unsubscribeUrl: row.unsubscribe_url,
  attempts: row.attempts,
});

interface Due {
  channel: OutboxChannel;
  now: Date;
  retryAt: Date;
  limit: number;
}

/**
 * Takes due messages for this process: their next attempt moves to `retryAt`, so a crash only
 * delays them. Codes first: somebody waits for them, and they end.
 */
export async function takeDueMessages(
  executor: Executor,
  { channel, now, retryAt, limit }: Due,
): Promise<OutgoingMessage[]> {
  const rows = await executor
    .updateTable('outbox_messages')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: retryAt })
    .where(
      'id',
      'in',
      executor
        .selectFrom('outbox_messages')
        .select('id')
        .where('status', '=', 'pending')
        .where('channel', '=', channel)
        .where('next_attempt_at', '<=', now)
        .where((where) =>
          where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]),
        )
        .orderBy(sql`code is null`)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(messageOf);
}

/**
 * Marks a message as taken by its provider and blanks what it said: the code is nobody's business
 * any more.
 */
export async function markSent(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .updateTable('outbox_messages')
    .set({
      status: 'sent',
      sent_at: now,
      text: '',
      code: null,
      next_attempt_at: null,
      last_error: null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that the attempt failed which `taken` was; without `retryAt` the message is given up and
 * forgets what it said. What was forgotten, sent or taken by another process meanwhile stays as it
 * is: it would go out empty, or once more.
 */
export async function markFailed(
  executor: Executor,
  taken: Pick<OutgoingMessage, 'id' | 'attempts'>,
  error: string,
  retryAt: Date | null,
): Promise<void> {
  const ending = retryAt
    ? { status: 'pending' as const }
    : { status: 'failed' as const, text: '', code: null };
  await executor
    .updateTable('outbox_messages')
    .set({ ...ending, last_error: asStored(error), next_attempt_at: retryAt })
    .where('id', '=', taken.id)
    .where('status', '=', 'pending')
    .where('attempts', '=', taken.attempts)
    .execute();
}

/** A provider's words, without the sign that the database takes in no text. */
const asStored = (error: string): string => error.replaceAll('\u0000', '').slice(0, errorLengthMax);

const forgotten = { text: '', code: null, next_attempt_at: null } as const;
const endOf = (reason: string) => ({
  ...forgotten,
  status: sql<'failed'>`case when status = 'pending' then 'failed' else status end`,
  last_error: sql<string | null>`case when status = 'pending' then ${reason} else last_error end`,
});

/**
 * Forgets the codes that were sent to a player, of one kind or all: they are used, or dead. What
 * still waits is not sent.
 */
export async function forgetCodesOf(
  executor: Executor,
  playerId: string,
  kind?: string,
): Promise<void> {
  let update = executor
    .updateTable('outbox_messages')
    .set(endOf('the code was used before it could be sent'))
    .where('player_id', '=', playerId)
    .where('code', 'is not', null);
  if (kind) update = update.where('kind', '=', kind);
  await update.execute();
}

/** Forgets the codes whose time is over. */
export async function forgetExpiredCodes(executor: Executor, now: Date): Promise<void> {
  await executor
    .updateTable('outbox_messages')
    .set(endOf('the code ended before it could be sent'))
    .where('code', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
}

/** Removes messages of long ago. */
export async function pruneMessages(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('outbox_messages').where('created_at', '<', before).execute();
}

/** Messages to an account, phone or address that still say something, newest first. */
export async function listMessagesTo(
  executor: Executor,
  to: string,
  now: Date,
  limit: number,
): Promise<Array<OutgoingMessage & { createdAt: Date }>> {
  const rows = await executor
    .selectFrom('outbox_messages')
    .selectAll()
    .where((where) =>
      where.or([where('account_id', '=', normaliseAccountId(to)), where('recipient', '=', to)]),
    )
    .where('text', '!=', '')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...messageOf(row), createdAt: row.created_at }));
}
