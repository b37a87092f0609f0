import {
  computerMove,
  computerStyles,
  cutCommitOf,
  viewFor,
  type ComputerStyle,
} from '@pavilion/games/table/holdem/index';
import { createRandomStream } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { newServerSeed } from '../fairness/index.ts';
import { applyByHouse } from './apply-order.service.ts';
import { computerHolder, computerNumberOf } from './holder-key.ts';
import type { ComputerMind, LedTable } from './led-table.ts';

type Seat = NonNullable<LedTable['state']['seats'][number]>;

const computerNames = [
  ...['Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Florence', 'Grace', 'Henri'],
] as const;

/** Who looked so long ago has gone. */
const watchedMs = 30_000;

/**
 * Seats, seeds and moves of the players that the house sits at tables of play money, marked as
 * such. They know what their seat's view has. For nobody they only end the hand they are in.
 */
export async function driveComputers(server: ServerContext, table: LedTable): Promise<void> {
  if (!table.state.config.isPlayMoney || table.isClosing) return;
  const isSeen = hasAudience(table, server.clock.now());
  if (isSeen) await seatComputers(server, table);
  for (const seat of table.state.seats)
    if (seat?.isComputer) await driveOne(server, table, seat, isSeen);
}

const hasAudience = ({ watchedAt, state }: LedTable, now: Date): boolean =>
  state.seats.some((seat) => seat !== null && !seat.isComputer) ||
  (watchedAt !== null && now.getTime() - watchedAt.getTime() < watchedMs);

/** One seat always stays free for people. */
async function seatComputers(server: ServerContext, table: LedTable): Promise<void> {
  const seats = table.state.seats;
  const wanted = Math.min(table.computers, seats.length - 1);
  const extra = seats.find(
    (seat) => seat?.isComputer && !seat.isLeaving && computerNumberOf(seat.playerId) > wanted,
  );
  if (extra) await applyByHouse(server, table, { type: 'leave', playerId: extra.playerId });
  const free = seats.filter((seat) => seat === null).length;
  const number = Array.from({ length: wanted }, (_, place) => place + 1).find(
    (one) => !seats.some((seat) => seat?.playerId === computerHolder(one)),
  );
  if (number === undefined || free < 2 || table.state.queue.length > 0) return;
  const playerId = computerHolder(number);
  const mind = newMind();
  table.minds.set(playerId, mind);
  await applyByHouse(server, table, {
    ...{ type: 'sit', playerId, isComputer: true, seat: null },
    name: computerNames[(number - 1) % computerNames.length] ?? 'Ada',
    luck: Math.floor(server.random.next() * 1_000_000),
    buyInMinor: table.state.config.buyInMaxMinor,
    commit: cutCommitOf(mind.seed),
  });
}

const newMind = (): ComputerMind => ({ seed: newServerSeed(), turn: null, actsAtMs: 0 });

async function driveOne(
  server: ServerContext,
  table: LedTable,
  seat: Seat,
  isSeen: boolean,
): Promise<void> {
  const { playerId } = seat;
  const known = table.minds.get(playerId);
  if (!known) return isSeen ? promiseAnew(server, table, seat) : undefined;
  if (!isSeen) return think(server, table, seat, known);
  if (seat.chipsMinor + seat.pendingMinor === 0n && !isDealtIn(table, playerId))
    await applyByHouse(server, table, {
      ...{ type: 'rebuy', playerId, amountMinor: table.state.config.buyInMaxMinor },
    });
  else if (seat.isSittingOut) await promiseAnew(server, table, seat);
  else if (isSeedAwaited(table, playerId)) await giveSeed(server, table, playerId, known);
  else await think(server, table, seat, known);
}

/** The seed is gone with the process that had it, or was held back too often. */
async function promiseAnew(
  server: ServerContext,
  table: LedTable,
  { playerId }: Seat,
): Promise<void> {
  if (isSeedAwaited(table, playerId)) return;
  const mind = newMind();
  table.minds.set(playerId, mind);
  const commit = cutCommitOf(mind.seed);
  await applyByHouse(server, table, { type: 'sit_in', playerId, post: true, commit });
}

const isDealtIn = ({ state: { hand } }: LedTable, playerId: string): boolean =>
  hand !== null && hand.result === null && hand.seats.some((one) => one.playerId === playerId);

const isSeedAwaited = ({ state: { next } }: LedTable, playerId: string): boolean =>
  next?.candidates.some((one) => one.playerId === playerId && one.seed === null) ?? false;

async function giveSeed(
  server: ServerContext,
  table: LedTable,
  playerId: string,
  mind: ComputerMind,
): Promise<void> {
  const handNo = table.state.next?.deck.handNo ?? 0;
  const { seed } = mind;
  mind.seed = newServerSeed();
  const nextCommit = cutCommitOf(mind.seed);
  const answer = await applyByHouse(server, table, {
    ...{ type: 'seed', playerId, handNo, seed, nextCommit },
  });
  if (!answer.ok) table.minds.delete(playerId);
}

/** Decides when its turn comes, and acts after the time it seems to think. */
async function think(
  server: ServerContext,
  table: LedTable,
  { seat, playerId }: Seat,
  mind: ComputerMind,
): Promise<void> {
  const { hand } = table.state;
  if (!hand || hand.turn?.seat !== seat) return;
  const nowMs = server.clock.now().getTime();
  const turn = `${hand.handNo}:${hand.step}`;
  if (mind.turn === turn && nowMs < mind.actsAtMs) return;
  const luck = createRandomStream({ serverSeed: mind.seed, clientSeed: turn, nonce: hand.step });
  const move = computerMove(viewFor(table.state, seat), styleOf(playerId), luck);
  if (!move) return;
  if (mind.turn !== turn) {
    mind.turn = turn;
    mind.actsAtMs = nowMs + move.thinksMs;
  }
  if (nowMs < mind.actsAtMs) return;
  const { action, amountMinor } = move;
  const { handNo, step } = hand;
  await applyByHouse(server, table, {
    ...{ type: 'act', playerId, handNo, step, action },
    ...(amountMinor === undefined ? {} : { amountMinor }),
  });
}

const styleOf = (playerId: string): ComputerStyle =>
  computerStyles[computerNumberOf(playerId) % computerStyles.length] ?? 'balanced';
