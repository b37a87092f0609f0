import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { Owner } from '../guests/index.ts';

export type ConversationRow = Selectable<Tables['chat_conversations']> & {
  /** Messages of others after the last that was read. */
  unread: number;
  /** Place among those who wait; null when it does not wait. */
  queue_position: number | null;
};

const unread = sql<number>`(select count(*)::integer from chat_messages m
  where m.site_id = c.site_id and m.conversation_id = c.id and m.seq > c.player_read_seq
    and m.sender <> 'player')`;
const queuePosition = sql<
  number | null
>`case when c.state = 'waiting' then (select count(*)::integer from chat_conversations w
  where w.site_id = c.site_id and w.state = 'waiting' and w.id <= c.id) end`;

const shown = (executor: Executor) =>
  executor
    .selectFrom('chat_conversations as c')
    .selectAll('c')
    .select([unread.as('unread'), queuePosition.as('queue_position')]);

/** Rows of an owner; of nobody there are none. */
const owned = ({ playerId, guestId }: Owner) =>
  playerId === null
    ? sql<boolean>`c.guest_id = ${guestId}`
    : sql<boolean>`c.player_id = ${playerId}`;

export async function findConversation(
  executor: Executor,
  owner: Owner,
  id: string,
): Promise<ConversationRow | null> {
  const row = await shown(executor)
    .where('c.site_id', '=', owner.siteId)
    .where('c.id', '=', id)
    .where(owned(owner))
    .executeTakeFirst();
  return row ?? null;
}

/** The talk of an owner that is not closed; there is at most one. */
export async function findOpenConversation(
  executor: Executor,
  owner: Owner,
): Promise<ConversationRow | null> {
  const row = await shown(executor)
    .where('c.site_id', '=', owner.siteId)
    .where('c.state', '<>', 'closed')
    .where(owned(owner))
    .executeTakeFirst();
  return row ?? null;
}

export async function listConversations(
  executor: Executor,
  owner: Owner,
  page: { before: string | undefined; limit: number },
): Promise<ConversationRow[]> {
  let rows = shown(executor).where('c.site_id', '=', owner.siteId).where(owned(owner));
  if (page.before !== undefined) rows = rows.where('c.id', '<', page.before);
  return rows.orderBy('c.id', 'desc').limit(page.limit).execute();
}

/** A talk by id alone, for staff. */
export async function findAnyConversation(
  executor: Executor,
  id: string,
): Promise<ConversationRow | null> {
  return (await shown(executor).where('c.id', '=', id).executeTakeFirst()) ?? null;
}

/** Talks for staff: those that wait longest first, then the others, newest first. */
export async function listForDesk(
  executor: Executor,
  wanted: { siteId: string | undefined; state: ConversationRow['state'] | undefined },
  limit: number,
): Promise<ConversationRow[]> {
  let rows = shown(executor);
  if (wanted.siteId !== undefined) rows = rows.where('c.site_id', '=', wanted.siteId);
  rows =
    wanted.state === undefined
      ? rows.where('c.state', '<>', 'closed')
      : rows.where('c.state', '=', wanted.state);
  return rows.orderBy('c.id', 'desc').limit(limit).execute();
}

/** Locks a talk to the end of the transaction and reads it anew. */
export async function lockConversation(executor: Executor, id: string): Promise<ConversationRow> {
  await executor
    .selectFrom('chat_conversations')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return shown(executor).where('c.id', '=', id).executeTakeFirstOrThrow();
}

export async function insertConversation(
  executor: Executor,
  row: Insertable<Tables['chat_conversations']>,
): Promise<void> {
  await executor.insertInto('chat_conversations').values(row).execute();
}

type Changes = Partial<
  Pick<
    ConversationRow,
    | 'state'
    | 'agent_name'
    | 'answered_at'
    | 'closed_at'
    | 'closed_by'
    | 'player_read_seq'
    | 'file_count'
    | 'rating'
    | 'rating_comment'
    | 'ticket_number'
    | 'contact_email'
  >
>;

export async function changeConversation(
  executor: Executor,
  id: string,
  changes: Changes,
): Promise<void> {
  await executor.updateTable('chat_conversations').set(changes).where('id', '=', id).execute();
}

/** Those who wait on a site, longest first. */
export async function listWaiting(
  executor: Executor,
  siteId: string,
  limit: number,
): Promise<ConversationRow[]> {
  return shown(executor)
    .where('c.site_id', '=', siteId)
    .where('c.state', '=', 'waiting')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** How many wait, and how long the last ones waited, in minutes rounded up. */
export async function readQueue(
  executor: Executor,
  siteId: string,
): Promise<{ waiting: number; waitMinutes: number }> {
  const { rows } = await sql<{ waiting: number; waitMinutes: number }>`
    select (select count(*)::integer from chat_conversations
             where site_id = ${siteId} and state = 'waiting') as waiting,
           coalesce(ceil((select avg(extract(epoch from answered_at - created_at)) / 60
             from (select answered_at, created_at from chat_conversations
                    where site_id = ${siteId} and answered_at is not null
                    order by id desc limit 20) as last_ones)),
                      0)::integer as "waitMinutes"`.execute(executor);
  return rows[0] ?? { waiting: 0, waitMinutes: 0 };
}

/** Open talks in which nobody wrote since then. */
export async function listSilent(executor: Executor, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from chat_conversations c
     where c.state <> 'closed' and c.created_at < ${before} and not exists (
       select from chat_messages m where m.site_id = c.site_id and m.conversation_id = c.id
          and m.created_at >= ${before})`.execute(executor);
  return rows.map(({ id }) => id);
}

export async function deleteConversation(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('chat_conversations').where('id', '=', id).execute();
}

/**
 * Forgets talks that ended longer ago than their site keeps them, 90 days where it says nothing.
 */
export async function forgetEndedConversations(executor: Executor, now: Date): Promise<void> {
  await sql`delete from chat_conversations c where c.closed_at is not null
    and c.closed_at < ${now}::timestamptz - make_interval(days => coalesce(
      (select s.keep_days from chat_settings s where s.site_id = c.site_id), 90))`.execute(
    executor,
  );
}
