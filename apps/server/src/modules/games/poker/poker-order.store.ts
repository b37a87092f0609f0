import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

export interface OrderRow {
  id: string;
  tableId: string;
  sealed: string;
}

/** Asks the process that leads the table. */
export async function insertOrder(
  executor: Executor,
  order: OrderRow & { siteId: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('poker_orders')
    .values({
      ...{ id: order.id, site_id: order.siteId, table_id: order.tableId },
      ...{ sealed: order.sealed, answer: null, created_at: order.now },
    })
    .execute();
}

/** What it answered; null: nothing yet. */
export async function readOrderAnswer(
  executor: Executor,
  { siteId, id }: { siteId: string; id: string },
): Promise<object | null> {
  const row = await executor
    .selectFrom('poker_orders')
    .select('answer')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Takes an order back that nobody has answered. False when it was answered meanwhile. */
export async function withdrawOrder(
  executor: Executor,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('poker_orders')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Orders that wait for these tables, oldest first. */
export async function readOrders(
  executor: Executor,
  tableIds: readonly string[],
  limit: number,
): Promise<OrderRow[]> {
  if (tableIds.length === 0) return [];
  return executor
    .selectFrom('poker_orders')
    .select(['id', 'table_id as tableId', 'sealed'])
    .where('answer', 'is', null)
    .where('table_id', 'in', [...tableIds])
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function answerOrder(
  executor: Executor,
  { id, answer }: { id: string; answer: object },
): Promise<void> {
  await executor
    .updateTable('poker_orders')
    .set({ answer: jsonText(answer) })
    .where('id', '=', id)
    .execute();
}

interface KnownRequest {
  hash: Buffer;
  answer: object;
}

/** What a request of a holder was answered; null: it is new. */
export async function findRequest(
  executor: Executor,
  { siteId, holder, requestId }: { siteId: string; holder: string; requestId: string },
): Promise<KnownRequest | null> {
  const row = await executor
    .selectFrom('poker_requests')
    .select(['request_hash', 'answer'])
    .where('site_id', '=', siteId)
    .where('holder', '=', holder)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? { hash: Buffer.from(row.request_hash), answer: row.answer } : null;
}

export async function insertRequest(
  executor: Executor,
  row: {
    siteId: string;
    holder: string;
    playerId: string | null;
    requestId: string;
    hash: Buffer;
    answer: object;
    now: Date;
  },
): Promise<void> {
  await executor
    .insertInto('poker_requests')
    .values({
      ...{ holder: row.holder, request_id: row.requestId, site_id: row.siteId },
      ...{ player_id: row.playerId, request_hash: row.hash },
      ...{ answer: jsonText(row.answer), created_at: row.now },
    })
    .execute();
}

/** Forgets orders and guests' answers of long ago; gives how many. */
export async function pruneOrders(executor: Executor, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from poker_orders where created_at < ${before}::timestamptz returning id`.execute(
    executor,
  );
  await sql`delete from poker_requests where player_id is null
    and created_at < ${before}::timestamptz`.execute(executor);
  return rows.length;
}
