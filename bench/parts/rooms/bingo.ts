import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { good, openPage, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import type { Figure } from '../../lib/report.ts';
import { inTurns, meOf, timed, untilHolds, type RoomBench } from './room-bench.ts';

const buyers = 2_000;
const cardsEach = 24;
const room = 'hall-90';

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
  const { ask, server, host, database } = bench;
  const found = await roomWithGame(bench);
  const { game_id } = found.next_game;
  // The sale does not end while cards are bought.
  const setStart = (time: Date) =>
    sql`update bingo_games set starts_at = ${time} where id = ${game_id}::uuid`.execute(
      database.db,
    );
  await setStart(new Date(wallClock() + 3_600_000));
  const buyMs: number[] = [];
  const count = Math.min(cardsEach, found.max_cards);
  await inTurns(bench.players.slice(0, buyers), 16, (player) =>
    timed(buyMs, () =>
      good(ask, '/api/bingo/card_buy', {
        ...{ ...meOf(player), game_id, count, request_id: randomUUID() },
      }),
    ),
  );
  let [balls, bytes, lastBallAt] = [0, 0, 0];
  const page = await openPage(server, host, [`bingo:${room}`], (frame) => {
    if (!frame.slice(0, 160).includes('"bingo.ball"')) return;
    balls += 1;
    bytes += frame.length;
    lastBallAt = wallClock();
  });
  // As fast as a ball can be called: how it is settled does not hang on the pace.
  await sql`update bingo_games set ball_ms = 3000 where id = ${game_id}::uuid`.execute(database.db);
  await setStart(new Date(wallClock()));
  const stateOf = async () =>
    database.db
      .selectFrom('bingo_games')
      .select(['state', 'settled_at', 'card_count'])
      .where('id', '=', game_id)
      .executeTakeFirstOrThrow();
  await untilHolds(async () => (await stateOf()).state === 'settled', 400_000, 'the last stage');
  page.terminate();
  const { settled_at: settledAt, card_count: cards } = await stateOf();
  const seconds = ((settledAt?.getTime() ?? Number.NaN) - lastBallAt) / 1_000;
  return [
    {
      name: `settled after the last ball, ${cards.toLocaleString('en')} cards of ${buyers.toLocaleString('en')} players`,
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
