import { createHash } from 'node:crypto';
import { inTransaction, type Executor } from '@pavilion/database';
import { savedTable, viewFor, type HandRecord } from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../../context.ts';
import { applyByHouse } from './apply-order.service.ts';
import { driveComputers } from './drive-computers.service.ts';
import { figuresLastMs } from './keep-hands.service.ts';
import { LeadLost, ledTable, roomOf, type LedTable } from './led-table.ts';
import { readMinors } from './minor-json.ts';
import { readRecordsSince } from './poker-hand.store.ts';
import { ownsOf } from './own-seats.ts';
import { closeEmptyTable, readLedTables, takeTable, writeTable } from './poker-table.store.ts';
import { readBarredPlayers } from './poker-seat.store.ts';
import { takeOrders } from './take-orders.service.ts';

/** Tables are led in so many shares, each by one process. */
const shareCount = 8;
/** Who was not heard of for so long counts as away from the page. */
const silentMs = 60_000;
/** How often a table asks who of its players may not play any more. */
const barredEveryMs = 2_000;

export const shareKeys: readonly string[] = Array.from(
  { length: shareCount },
  (_, share) => `poker:${share}`,
);

/** The share a table belongs to, the same in every process. */
const shareOf = (tableId: string): string => {
  const [first = 0] = createHash('sha256').update(tableId).digest();
  return `poker:${first % shareCount}`;
};

/**
 * Leads the tables of these shares a moment on: takes what nobody of us leads, answers what other
 * processes ask, lets time pass.
 */
export async function leadTables(server: ServerContext, keys: readonly string[]): Promise<void> {
  await takeTables(server, keys);
  await takeOrders(server);
  for (const table of roomOf(server).values())
    await turn(server, table).catch((error: unknown) => {
      if (error instanceof LeadLost) return;
      server.logger.error({ err: error, table: table.id }, 'a table was not led on');
    });
}

async function takeTables(server: ServerContext, keys: readonly string[]): Promise<void> {
  const room = roomOf(server);
  const tables = await readLedTables(server.database.db);
  const ours = tables.filter(({ id }) => keys.includes(shareOf(id)));
  for (const id of room.keys()) if (!ours.some((one) => one.id === id)) room.delete(id);
  for (const { id, site_id: siteId, lead_no: leadNo, state, computers, watched_at } of ours) {
    const led = room.get(id);
    if (led?.leadNo === leadNo) {
      led.isClosing = state === 'closing';
      led.computers = computers;
      led.watchedAt = watched_at;
    } else room.set(id, await taken(server, { siteId, tableId: id }));
  }
}

async function taken(
  server: ServerContext,
  of: { siteId: string; tableId: string },
): Promise<LedTable> {
  const since = new Date(server.clock.now().getTime() - figuresLastMs);
  return inTransaction(server.database, async (executor) => {
    const row = await takeTable(executor, of);
    if (!row) throw new LeadLost(`table ${of.tableId} is closed`);
    const records = await readRecordsSince(executor, { ...of, since });
    const table = ledTable(
      row,
      records.map((record) => readMinors<HandRecord>(record)),
    );
    await tellTakenOver(server, executor, table);
    return table;
  });
}

/** What was seen of a hand that is void now is seen no more. */
async function tellTakenOver(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
): Promise<void> {
  const { id: tableId, siteId, leadNo, state } = table;
  const { stateNo } = state;
  await writeTable(executor, {
    ...{ siteId, tableId, leadNo, beforeNo: stateNo, stateNo },
    ...{ saved: savedTable(state), view: viewFor(state, null), owns: ownsOf(table) },
  });
  const data = { table_id: tableId, state_no: stateNo };
  const topic = `poker:${tableId}` as const;
  await server.publisher.publish(executor, { siteId, topic, name: 'poker.seats', data });
}

async function turn(server: ServerContext, table: LedTable): Promise<void> {
  await applyByHouse(server, table, { type: 'tick' });
  await watchSeats(server, table);
  if (table.isClosing) await payOut(server, table);
  await driveComputers(server, table);
}

/**
 * Who is silent counts as away from the page; who may not play any more leaves, after the hand they
 * are in.
 */
async function watchSeats(server: ServerContext, table: LedTable): Promise<void> {
  const now = server.clock.now();
  const seats = table.state.seats.filter((seat) => seat !== null && !seat.isComputer);
  for (const seat of seats) {
    if (!seat) continue;
    const heardMs = table.heardMs.get(seat.playerId) ?? now.getTime();
    table.heardMs.set(seat.playerId, heardMs);
    const isConnected = now.getTime() - heardMs < silentMs;
    const { playerId } = seat;
    if (isConnected !== seat.isConnected)
      await applyByHouse(server, table, { type: 'connection', playerId, isConnected });
  }
  if (seats.length === 0 || now.getTime() < table.barredLookMs) return;
  table.barredLookMs = now.getTime() + barredEveryMs;
  const of = { siteId: table.siteId, tableId: table.id };
  for (const playerId of await readBarredPlayers(server.database.db, { ...of, now }))
    await leave(server, table, playerId);
}

async function payOut(server: ServerContext, table: LedTable): Promise<void> {
  for (const seat of table.state.seats) if (seat) await leave(server, table, seat.playerId);
  if (table.state.seats.some((seat) => seat !== null)) return;
  await closeEmptyTable(server.database.db, { siteId: table.siteId, tableId: table.id });
}

async function leave(server: ServerContext, table: LedTable, playerId: string): Promise<void> {
  const seat = table.state.seats.find((one) => one?.playerId === playerId);
  if (seat && !seat.isLeaving) await applyByHouse(server, table, { type: 'leave', playerId });
}
