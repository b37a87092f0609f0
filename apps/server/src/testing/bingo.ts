import { bingoRoomList } from '@pavilion/contracts';
import { alphaHost, type TestServer } from '@pavilion/test-kit';
import { beginBingo } from '../modules/games/bingo/index.ts';
import { offerHouseGames } from './house-games.ts';

/** Opens the studio's bingo rooms on a test's first site and plans their games. */
export async function runBingo(server: TestServer): Promise<void> {
  const { context, sites } = server;
  await offerHouseGames(server);
  const now = context.clock.now();
  await beginBingo(context.database.db, { siteId: sites.alpha, currency: 'PHP', now });
  await server.runJob('plan-bingo-games');
}

/** The game of a room that is sold. */
export async function gameOnSale(
  server: TestServer,
  room_id: string,
): Promise<{ game_id: string; starts_at: string }> {
  const { value } = await server.call(bingoRoomList, { domain_name: alphaHost });
  const next = value.find((room) => room.room_id === room_id)?.next_game;
  if (!next) throw new Error(`no game of ${room_id} is sold`);
  return next;
}

/** Begins a game now, and ends its sale, without the clock going on. */
export async function beginGame(server: TestServer, game_id: string): Promise<void> {
  const { database, clock } = server.context;
  await database.db
    .updateTable('bingo_games')
    .set({ starts_at: clock.now() })
    .where('id', '=', game_id)
    .execute();
  await server.runJob('advance-bingo-games');
}

/** Calls the next balls of a game, so many at most, without the clock going on. */
export async function callBalls(server: TestServer, game_id: string, most: number): Promise<void> {
  const { database, clock } = server.context;
  for (let n = 0; n < most; n += 1) {
    const { numUpdatedRows: running } = await database.db
      .updateTable('bingo_games')
      .set({ next_ball_at: clock.now() })
      .where('id', '=', game_id)
      .where('state', '=', 'calling')
      .executeTakeFirst();
    if (running === 0n) return;
    await server.runJob('advance-bingo-games');
  }
}
