import { setTimeout as sleep } from 'node:timers/promises';
import { isErrorCode } from '@pavilion/contracts';
import { jsonText } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { ServerContext } from '../../../context.ts';
import { refuseOverLimit } from '../../account/protection/index.ts';
import { applyOrder } from './apply-order.service.ts';
import { deviceOf, type Holder } from './holder.service.ts';
import { LeadLost, roomOf } from './led-table.ts';
import type { PokerTableRow } from './poker-table.store.ts';
import { insertOrder, readOrderAnswer, withdrawOrder } from './poker-order.store.ts';
import { sealOrder } from './seal-cards.ts';
import type { OrderAnswer, OrderDone, OrderRefused, TableOrder } from './table-order.ts';

/** Another process answers within a turn or two of its job. */
const lookEveryMs = 20;
const looksMax = 250;

interface Asked {
  row: PokerTableRow;
  holder: Holder;
  order: Pick<TableOrder, 'happening' | 'request'> & { takesOver?: boolean };
  /** What it would take of the player's money, for the word on a limit. */
  takesMinor?: bigint;
}

/**
 * Asks a table, here or in the process that leads it. Fails with what the table, the gate of stakes
 * or the purse says; with serviceUnavailable when nobody leads it for five seconds, after which
 * nothing of it happens.
 */
export async function askTable(context: RequestContext, asked: Asked): Promise<OrderDone> {
  const { row, holder } = asked;
  const { takesOver = false } = asked.order;
  const device = deviceOf(holder);
  const order = { ...asked.order, takesOver, device, holder: holder.key };
  const answer =
    (await askHere(context.server, row.id, order)) ??
    (await askElsewhere(context.server, row, order));
  return answer.ok ? answer : refuse(context, asked, answer);
}

/** Null: this process does not lead the table. */
async function askHere(
  server: ServerContext,
  tableId: string,
  order: TableOrder,
): Promise<OrderAnswer | null> {
  const table = roomOf(server).get(tableId);
  if (!table) return null;
  try {
    return await applyOrder(server, table, order);
  } catch (error) {
    if (error instanceof LeadLost) return null;
    throw error;
  }
}

async function askElsewhere(
  server: ServerContext,
  { id: tableId, site_id: siteId }: PokerTableRow,
  order: TableOrder,
): Promise<OrderAnswer> {
  const { db } = server.database;
  const id = server.ids.next();
  const sealed = sealOrder(server.appSecret, id, jsonText(order));
  await insertOrder(db, { id, siteId, tableId, sealed, now: server.clock.now() });
  for (let look = 0; look < looksMax; look += 1) {
    const answer = await readOrderAnswer(db, { siteId, id });
    if (answer) return answer as OrderAnswer;
    await sleep(lookEveryMs);
  }
  if (await withdrawOrder(db, { siteId, id })) return fail('serviceUnavailable');
  return ((await readOrderAnswer(db, { siteId, id })) as OrderAnswer | null) ?? unanswered;
}

const unanswered: OrderRefused = { ok: false, code: 'serviceUnavailable' };

async function refuse(
  { server, site, now }: RequestContext,
  { row, holder, takesMinor = 0n }: Asked,
  { code, limit }: OrderRefused,
): Promise<never> {
  if (code === 'limitReached' && holder.player)
    return refuseOverLimit({ server, site, now, player: holder.player }, takesMinor);
  if (!isErrorCode(code)) throw new Error(`table ${row.id} refused with ${code}`);
  const detail =
    limit === undefined ? {} : { statusDetail: formatAmount(BigInt(limit), site.currency.code) };
  return fail(code, detail);
}
