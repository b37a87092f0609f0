import { inTransaction } from '@pavilion/database';
import { reduce, type Reduced, type TableHappening } from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../../context.ts';
import { newServerSeed } from '../fairness/index.ts';
import { commitChange } from './commit-change.service.ts';
import { devicesAfter, isElsewhere } from './acting-device.ts';
import { roomOf, type LedTable } from './led-table.ts';
import { findRequest } from './poker-order.store.ts';
import { refusalOf } from './refusal-of.ts';
import { answerOf, refusedBy, type OrderAnswer, type TableOrder } from './table-order.ts';

/**
 * Does what is asked of a table that this process leads, after everything asked before: the rules
 * decide, then one transaction keeps state, money and news, and only then the new state stands.
 * Throws LeadLost when somebody else leads the table by now.
 */
export function applyOrder(
  server: ServerContext,
  table: LedTable,
  order: TableOrder,
): Promise<OrderAnswer> {
  const done = table.work.then(() => applyNow(server, table, order));
  table.work = done.catch(() => undefined);
  return done;
}

const byHouse = { holder: null, device: null, takesOver: false, request: null } as const;

/** The same for what the house does: time that passes, computers, seats of who may not play. */
export const applyByHouse = (
  server: ServerContext,
  table: LedTable,
  happening: TableHappening,
): Promise<OrderAnswer> => applyOrder(server, table, { happening, ...byHouse });

async function applyNow(
  server: ServerContext,
  table: LedTable,
  order: TableOrder,
): Promise<OrderAnswer> {
  const known = await knownAnswer(server, table, order);
  if (known) return known;
  if (table.isClosing && isEntering(order.happening)) return { ok: false, code: 'gameUnavailable' };
  if (isElsewhere(table, order)) return { ok: false, code: 'otherGameOpen' };
  const now = server.clock.now();
  const reduced = reduce(table.state, { ...order.happening, atMs: now.getTime() });
  const answer = reduced.refusal
    ? refusedBy(reduced.refusal)
    : answerOf(reduced.state, order.holder);
  const devices = devicesAfter(table, order, answer);
  const kept = await keep(server, table, { order, reduced, answer, devices, now });
  if (kept) return kept;
  table.state = reduced.state;
  table.devices = devices;
  if (order.holder !== null) table.heardMs.set(order.holder, now.getTime());
  await dealNext(server, table);
  return answer;
}

const isEntering = ({ type }: TableHappening): boolean => type === 'sit' || type === 'wait';

/** The answer of the first try of a request; null: it is new. */
async function knownAnswer(
  server: ServerContext,
  table: LedTable,
  { holder, request }: TableOrder,
): Promise<OrderAnswer | null> {
  if (holder === null || request === null) return null;
  const asked = { siteId: table.siteId, holder, requestId: request.id };
  const known = await findRequest(server.database.db, asked);
  if (!known) return null;
  if (known.hash.toString('hex') !== request.hash) return { ok: false, code: 'requestIdReused' };
  return known.answer as OrderAnswer;
}

interface Change {
  order: TableOrder;
  reduced: Reduced;
  answer: OrderAnswer;
  devices: ReadonlyMap<string, string>;
  now: Date;
}

/** Keeps the change; why money refused it, in which case nothing of it is, or null. */
async function keep(
  server: ServerContext,
  table: LedTable,
  change: Change,
): Promise<OrderAnswer | null> {
  const { order, reduced, answer } = change;
  const isChanged = reduced.state.stateNo !== table.state.stateNo;
  if (!isChanged && (order.request === null || !answer.ok)) return null;
  try {
    await inTransaction(server.database, (executor) =>
      commitChange(server, executor, table, { ...change, isChanged }),
    );
    return null;
  } catch (error) {
    if (roomOf(server).get(table.id) !== table) throw error;
    return refusalOf(error);
  }
}

/** Seals the next deck with fresh luck once the table wants one; unless it is to be closed. */
async function dealNext(server: ServerContext, table: LedTable): Promise<void> {
  const { isDeckAwaited, lastHandNo } = table.state;
  if (!isDeckAwaited || table.isClosing) return;
  const serverSeed = newServerSeed();
  const happening = { type: 'deck', handNo: lastHandNo + 1, serverSeed } as const;
  await applyNow(server, table, { happening, ...byHouse });
}
