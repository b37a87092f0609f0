import {
  pokerLeave,
  type CallInput,
  type CallResponse,
  type pokerSeatsMine,
  type pokerSitIn,
  type pokerSitOut,
  type pokerWait,
} from '@pavilion/contracts';
import type { TableHappening } from '@pavilion/games/table/holdem/index';
import type { RequestContext } from '../../../http/route.ts';
import { askTable } from './ask-table.service.ts';
import { askedTable, requestOf } from './asked-table.service.ts';
import { anyHolders, deviceOf, holderAt, type HolderInput } from './holder.service.ts';
import { readTablesOf } from './poker-seat.store.ts';
import { seatAnswer } from './seat-answer.service.ts';
import type { TableOrder } from './table-order.ts';
import { ownView } from './table-view.ts';

type Input = HolderInput & { table_id: string };
type Answer = CallResponse<typeof pokerLeave>;

/** Leaves at once, or after the hand that is played. */
export const leave = (
  context: RequestContext,
  input: CallInput<typeof pokerLeave>,
): Promise<Answer> =>
  changeSeat(context, input, (playerId) => ({ type: 'leave', playerId }), {
    request: requestOf(input, pokerLeave.path),
  });

export const sitOut = (
  context: RequestContext,
  input: CallInput<typeof pokerSitOut>,
): Promise<Answer> => changeSeat(context, input, (playerId) => ({ type: 'sit_out', playerId }));

/** Returns to the game. */
export const sitIn = (
  context: RequestContext,
  input: CallInput<typeof pokerSitIn>,
): Promise<Answer> => {
  const { post = false, commit, takeover: takesOver = false } = input;
  const happeningOf = (playerId: string): TableHappening => ({
    ...{ type: 'sit_in', playerId, post },
    ...(commit === undefined ? {} : { commit }),
  });
  return changeSeat(context, input, happeningOf, { request: null, takesOver });
};

async function changeSeat(
  context: RequestContext,
  input: Input,
  happeningOf: (playerId: string) => TableHappening,
  how: Pick<TableOrder, 'request'> & { takesOver?: boolean } = { request: null },
): Promise<Answer> {
  const row = await askedTable(context, input);
  const holder = await holderAt(context, input, row);
  const order = { happening: happeningOf(holder.key), ...how };
  const done = await askTable(context, { row, holder, order });
  return seatAnswer(context, row, holder, done);
}

/** Waits for a seat, or no more. */
export async function waitForSeat(
  context: RequestContext,
  input: CallInput<typeof pokerWait>,
): Promise<CallResponse<typeof pokerWait>> {
  const row = await askedTable(context, input);
  const holder = await holderAt(context, input, row);
  const type = input.stop ? 'stop_waiting' : 'wait';
  const order = { happening: { type, playerId: holder.key } as const, request: null };
  const { waiting } = await askTable(context, { row, holder, order });
  return { waiting };
}

/** Tables at which one sits or waits. */
export async function mySeats(
  context: RequestContext,
  input: CallInput<typeof pokerSeatsMine>,
): Promise<CallResponse<typeof pokerSeatsMine>> {
  const { server, site } = context;
  const holders = await anyHolders(context, input);
  const value = await Promise.all(
    holders.map(async (holder) => {
      const of = { siteId: site.id, holder: holder.key };
      const rows = await readTablesOf(server.database.db, of);
      return rows.flatMap((row) => ownView(row, holder.key, deviceOf(holder)) ?? []);
    }),
  );
  return { value: value.flat() };
}
