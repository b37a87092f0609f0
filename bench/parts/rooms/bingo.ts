import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTurns } from '../../lib/in-turns.ts';
import { good, openPage, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import { scaled, type Figure } from '../../lib/report.ts';
import { meOf, timed, untilHolds, type RoomBench } from './room-bench.ts';

const buyerMost = 2_000;
const cardsEach = 24;
const room = 'hall-90';
const ballMs = 1_000;

interface Room {
  room_id: string;
  max_cards: number;
  next_game: { game_id: string } | null;
}

/** The room, once a game is sold in it: right after a start there is none yet. */
async function roomWithGame({ ask }: RoomBench) {
  const read = async (): Promise<Room | undefined> => {
    const { value } = await good<{ value: Room[] }>(ask, '/api/bingo/room_list', {});
    return value.find(({ room_id }) => room_id === room);
  };
  let found = await read();
  await untilHolds(
    async () => {
      found = await read();
      return Boolean(found?.next_game);
    },
    60_000,
    'a game on sale',
  );
  if (!found?.next_game) throw new Error('no game is sold');
  return { ...found, next_game: found.next_game };
}

/**
 * A game of 2,000 players with 24 cards each: its sale, its balls, and how soon after the last one
 * all is settled.
 */
export async function benchBingo(bench: RoomBench): Promise<Figure[]> {
  const found = await roomWithGame(bench);
  const { game_id: gameId } = found.next_game;
  const buyers = bench.players.slice(0, scaled(buyerMost, bench));
  // The sale does not end while cards are bought.
  await setStart(bench, gameId, new Date(wallClock() + 3_600_000));
  const buyMs: number[] = [];
  const count = Math.min(cardsEach, found.max_cards);
  await inTurns(buyers, 16, (player) =>
    timed(buyMs, () =>
      good(bench.ask, '/api/bingo/card_buy', {
        ...{ ...meOf(player), game_id: gameId, count, request_id: randomUUID() },
      }),
    ),
  );
  const { balls, bytes, lastBallAt, game } = await playOut(bench, gameId);
  const seconds = ((game.settled_at?.getTime() ?? Number.NaN) - lastBallAt) / 1_000;
  const cards = `${game.card_count.toLocaleString('en')} cards`;
  const holders = `${buyers.length.toLocaleString('en')} players`;
  return [
    {
      name: `settled after the last ball, ${cards} of ${holders}`,
      ...{ value: seconds, unit: 's', aim: '1 s', isMet: seconds <= 1 },
      detail: {
        buyP50Ms: Math.round(percentile(buyMs, 50)),
        buyP99Ms: Math.round(percentile(buyMs, 99)),
        balls,
        bytesPerBall: Math.round(bytes / Math.max(1, balls)),
      },
    },
  ];
}

const setStart = ({ database }: RoomBench, gameId: string, at: Date) =>
  sql`update bingo_games set starts_at = ${at} where id = ${gameId}::uuid`.execute(database.db);

/** Calls all of its balls; gives what a page was told of them. */
async function playOut(bench: RoomBench, gameId: string) {
  const { server, host, database } = bench;
  let [balls, bytes, lastBallAt] = [0, 0, 0];
  const page = await openPage(server, host, [`bingo:${room}`], (frame) => {
    if (!frame.slice(0, 160).includes('"bingo.ball"')) return;
    balls += 1;
    bytes += frame.length;
    lastBallAt = wallClock();
  });
  // How it is settled does not hang on the pace of its balls.
  await sql`update bingo_games set ball_ms = ${ballMs} where id = ${gameId}::uuid`.execute(
    database.db,
  );
  await setStart(bench, gameId, new Date(wallClock()));
  const read = () =>
    database.db
      .selectFrom('bingo_games')
      .select(['state', 'settled_at', 'card_count'])
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
  const isSettled = async (): Promise<boolean> => (await read()).state === 'settled';
  await untilHolds(isSettled, 400_000, 'the last stage');
  page.terminate();
  return { balls, bytes, lastBallAt, game: await read() };
}
