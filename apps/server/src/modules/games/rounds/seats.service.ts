import type * as z from 'zod/mini';
import type { CallInput, CallResponse, seatLeave, seatTake, tableSeat } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { maskAccountId } from '@pavilion/domain/masking';
import { roomWordsProblem } from '@pavilion/domain/room-words';
import type { ServerContext } from '../../../context.ts';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { plainWords } from '../../../plain-words.ts';
import type { RoundTable } from '../fairness/index.ts';
import { readRoomSettings } from './room-settings.store.ts';
import { freeSeats, insertSeat, noteSeatUse, readSeats } from './seats.store.ts';
import { topicOf } from './shared-round-view.ts';
import { shownTable, tableOf } from './table-of.ts';

type SeatView = z.output<typeof tableSeat>;
type TakeInput = Omit<CallInput<typeof seatTake>, 'account_id' | 'auth'>;

/** A seat nobody bets from for so long is free. */
const heldForMs = 15 * 60_000;
const nicknameForm = /^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u;

export const heldSince = (now: Date): Date => new Date(now.getTime() - heldForMs);

/** Who sits at a table, as everybody sees it. */
export async function seatsOf(executor: Executor, of: RoundTable, now: Date): Promise<SeatView[]> {
  const rows = await readSeats(executor, of, heldSince(now));
  return rows.map(({ seat, shown_name: name }) => ({ seat, name }));
}

/** What a player is called at a table: as he chose with his seat, else by his masked account. */
export async function nameAtTable(
  { server, player, now }: PlayerContext,
  of: RoundTable,
): Promise<string> {
  const seats = await readSeats(server.database.db, of, heldSince(now));
  const own = seats.find((row) => row.player_id === player.id);
  return own?.shown_name ?? maskAccountId(player.accountId);
}

/**
 * Sits down, or moves to another place. Fails with tableNotFound where the table has no seats,
 * seatTaken when that place or every place is.
 */
export async function takeSeat(
  context: PlayerContext,
  input: TakeInput,
): Promise<CallResponse<typeof seatTake>> {
  const { server, player, now } = context;
  const { of, game, table } = await tableOf(context, input);
  if (!game.table || table.seats === 0) return fail('tableNotFound');
  if (input.seat !== undefined && input.seat > table.seats)
    return failField('seat', 'aboveMaximum');
  const shownName = await nameShown(context, input);
  const seat = await inTransaction(server.database, async (executor) => {
    const own = await freeSeats(executor, of, { playerId: player.id, since: heldSince(now) });
    const any = Array.from({ length: table.seats }, (_, place) => place + 1);
    const wanted = input.seat === undefined ? [...(own ? [own] : []), ...any] : [input.seat];
    const row = { shown_name: shownName, player_id: player.id, used_at: now };
    for (const place of wanted)
      if (await insertSeat(executor, of, { ...row, seat: place })) return place;
    return fail('seatTaken');
  });
  await tellSeats(server, of);
  return { seat };
}

/** Stands up. Fails with notSeated. */
export async function leaveSeat(
  context: PlayerContext,
  input: Omit<CallInput<typeof seatLeave>, 'account_id' | 'auth'>,
): Promise<CallResponse<typeof seatLeave>> {
  const { server, player, now } = context;
  const { of } = await tableOf(context, input);
  const { db } = server.database;
  const own = await freeSeats(db, of, { playerId: player.id, since: heldSince(now) });
  if (own === null) return fail('notSeated');
  await tellSeats(server, of);
  return {};
}

/** A bet from a seat keeps it. */
export async function keepSeat(
  { server, player, now }: PlayerContext,
  of: RoundTable,
): Promise<void> {
  await noteSeatUse(server.database.db, of, { playerId: player.id, now });
}

async function nameShown(
  { server, site, player }: PlayerContext,
  { name_shown: shown, nickname }: TakeInput,
): Promise<string> {
  if (shown === 'masked') return maskAccountId(player.accountId);
  const name = plainWords(nickname ?? '').normalize('NFKC');
  if (name === '') return failField('nickname', 'required');
  if (!nicknameForm.test(name)) return failField('nickname', 'invalidFormat');
  const { words } = await readRoomSettings(server.database.db, site.id);
  return roomWordsProblem(name, words) === null ? name : fail('textRefused');
}

async function tellSeats(server: ServerContext, of: RoundTable): Promise<void> {
  const { db } = server.database;
  const seats = await seatsOf(db, of, server.clock.now());
  await server.publisher.pass(db, [
    {
      siteId: of.siteId,
      topic: topicOf(of),
      name: 'round.seats',
      data: { table_id: shownTable(of.tableId), seats },
    },
  ]);
}
