import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type NewsRow = Selectable<Tables['cashier_news']>;

export async function writeNews(
  executor: Executor,
  news: Insertable<Tables['cashier_news']>,
): Promise<void> {
  await executor.insertInto('cashier_news').values(news).execute();
}

/**
 * Takes the oldest news for this transaction, in order; who asks meanwhile waits for it and gets
 * the next.
 */
export async function takeNews(executor: Executor, limit: number): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    with taken as (
      delete from cashier_news where id in (
        select id from cashier_news order by written_at, id limit ${limit}::integer for update)
      returning *)
    select * from taken order by written_at, id`.execute(executor);
  return rows;
}
