import type { Executor } from '@pavilion/database';
import {
  savedTable,
  viewFor,
  type Reduced,
  type TableState,
} from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../../context.ts';
import { playerIdOf } from './holder-key.ts';
import { keepHands } from './keep-hands.service.ts';
import { LeadLost, roomOf, type LedTable } from './led-table.ts';
import { moveChips } from './move-chips.service.ts';
import { ownsOf } from './own-seats.ts';
import { closeEmptyTable, writeTable } from './poker-table.store.ts';
import { insertRequest } from './poker-order.store.ts';
import { keepStays, replaceSeats } from './poker-seat.store.ts';
import { insertHeldBack } from './poker-flag.store.ts';
import { newsOf } from './table-news.ts';
import type { OrderAnswer, TableOrder } from './table-order.ts';

interface TableChange {
  order: TableOrder;
  reduced: Reduced;
  answer: OrderAnswer;
  devices: ReadonlyMap<string, string>;
  now: Date;
  /** False: the event changed nothing, only its answer is kept. */
  isChanged: boolean;
}

/**
 * Keeps one change of a table in the caller's transaction: the table by its state number, the money
 * of its seats, hands, news and the answer of the request. What fails leaves nothing; LeadLost when
 * another process leads the table by now.
 */
export async function commitChange(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  change: TableChange,
): Promise<void> {
  if (change.isChanged) await writeChange(server, executor, table, change);
  await keepAnswer(executor, table, change);
}

async function writeChange(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  { reduced, devices, now }: TableChange,
): Promise<void> {
  const { state, effects } = reduced;
  const of = { siteId: table.siteId, tableId: table.id };
  const isOurs = await writeTable(executor, {
    ...of,
    leadNo: table.leadNo,
    beforeNo: table.state.stateNo,
    stateNo: state.stateNo,
    saved: savedTable(state),
    view: viewFor(state, null),
    owns: ownsOf({ state, devices }),
  });
  if (!isOurs) {
    const room = roomOf(server);
    // It may have been taken back meanwhile, as another one.
    if (room.get(table.id) === table) room.delete(table.id);
    throw new LeadLost(`table ${table.id} is led by another process`);
  }
  await moveChips(server, executor, table, reduced, now);
  await keepSeats(server, executor, table, reduced, now);
  await keepHands(server, executor, table, reduced, now);
  for (const effect of effects) {
    const playerId = effect.type === 'seed_held_back' ? playerIdOf(effect.playerId) : null;
    if (effect.type === 'seed_held_back' && playerId !== null)
      await insertHeldBack(executor, { ...of, handNo: effect.handNo, playerId, now });
  }
  await server.publisher.publishAll(executor, newsOf(table, reduced));
}

const moneyEffects: readonly string[] = ['buy_in', 'cash_out', 'hand_settled'];

/**
 * Seats with the chips that money stands for: they change with buy-ins, cash-outs and settled hands
 * alone.
 */
async function keepSeats(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  { state, effects }: Reduced,
  now: Date,
): Promise<void> {
  const before = playersOf(table.state);
  const after = playersOf(state);
  const hasMoved = effects.some(({ type }) => moneyEffects.includes(type));
  if (!hasMoved && holdersOf(table.state).join() === holdersOf(state).join()) return;
  const of = { siteId: table.siteId, tableId: table.id };
  const seats = savedTable(state).seats.filter((seat) => seat !== null);
  const rows = seats.map(({ seat, playerId: holder, chipsMinor }) => ({
    ...{ seat, holder, chipsMinor },
    playerId: playerIdOf(holder),
  }));
  await replaceSeats(executor, of, rows, now);
  const came = after
    .filter((playerId) => !before.includes(playerId))
    .map((playerId) => ({ id: server.ids.next(), playerId }));
  const went = before.filter((playerId) => !after.includes(playerId));
  await keepStays(executor, of, { came, went }, now);
  if (rows.length === 0) await closeEmptyTable(executor, of);
}

const holdersOf = ({ seats }: TableState): string[] =>
  seats.flatMap((seat) => (seat ? [seat.playerId] : []));

const playersOf = (state: TableState): string[] =>
  holdersOf(state).flatMap((holder) => playerIdOf(holder) ?? []);

async function keepAnswer(
  executor: Executor,
  table: LedTable,
  { order, answer, now }: TableChange,
): Promise<void> {
  const { holder, request } = order;
  if (holder === null || request === null || !answer.ok) return;
  await insertRequest(executor, {
    siteId: table.siteId,
    holder,
    playerId: playerIdOf(holder),
    requestId: request.id,
    hash: Buffer.from(request.hash, 'hex'),
    answer,
    now,
  });
}
