import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type ThreadRow = Selectable<Tables['chat_threads']>;

/** The thread of a talk at a system of somebody else; null before its first message. */
export async function findThread(
  executor: Executor,
  conversationId: string,
): Promise<ThreadRow | null> {
  const row = await executor
    .selectFrom('chat_threads')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row ?? null;
}

/** Our talk of a thread of a site, by its id there. */
export async function findTalkOfThread(
  executor: Executor,
  siteId: string,
  outerId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('chat_threads')
    .select('conversation_id')
    .where('site_id', '=', siteId)
    .where('outer_id', '=', outerId)
    .executeTakeFirst();
  return row?.conversation_id ?? null;
}

export async function writeThread(
  executor: Executor,
  key: Pick<ThreadRow, 'site_id' | 'conversation_id'>,
  change: Partial<Omit<ThreadRow, 'site_id' | 'conversation_id'>>,
): Promise<void> {
  await executor
    .insertInto('chat_threads')
    .values({ ...key, ...change })
    .onConflict((conflict) => conflict.column('conversation_id').doUpdateSet(change))
    .execute();
}

/**
 * Talks of sites that hand theirs over, in which something was said that was not handed over yet
 * and whose next try is due.
 */
export async function listUnhanded(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<Array<{ siteId: string; conversationId: string }>> {
  const { rows } = await sql<{ siteId: string; conversationId: string }>`
    select c.site_id as "siteId", c.id as "conversationId"
      from chat_conversations c
      join chat_settings s on s.site_id = c.site_id and s.adapter = 'chatwoot'
      left join chat_threads t on t.site_id = c.site_id and t.conversation_id = c.id
     where c.last_seq > coalesce(t.handed_seq, 0)
       -- Talks that ended before the site handed any over stay here.
       and (c.state <> 'closed' or t.conversation_id is not null)
       and (t.next_at is null or t.next_at <= ${now}::timestamptz)
     order by c.id limit ${limit}`.execute(executor);
  return rows;
}
