import type { ServerContext } from '../../../context.ts';
import { applyOrder } from './apply-order.service.ts';
import { LeadLost, roomOf } from './led-table.ts';
import { readMinors } from './minor-json.ts';
import { answerOrder, readOrders, type OrderRow } from './poker-order.store.ts';
import { openOrder } from './seal-cards.ts';
import type { OrderAnswer, TableOrder } from './table-order.ts';

const ordersMax = 200;

/** Answers what other processes ask of the tables that this one leads. */
export async function takeOrders(server: ServerContext): Promise<void> {
  const ids = [...roomOf(server).keys()];
  const orders = await readOrders(server.database.db, ids, ordersMax);
  for (const row of orders) {
    const answer = await answered(server, row);
    if (answer) await answerOrder(server.database.db, { id: row.id, answer });
  }
}

/** Null: the table is led elsewhere by now, where the order is found. */
async function answered(server: ServerContext, row: OrderRow): Promise<OrderAnswer | null> {
  const table = roomOf(server).get(row.tableId);
  if (!table) return null;
  try {
    const text = openOrder(server.appSecret, row.id, row.sealed);
    return await applyOrder(server, table, readMinors<TableOrder>(JSON.parse(text)));
  } catch (error) {
    if (error instanceof LeadLost) return null;
    server.logger.error({ err: error, table: row.tableId }, 'an order was not done');
    return { ok: false, code: 'internalServerError' };
  }
}
