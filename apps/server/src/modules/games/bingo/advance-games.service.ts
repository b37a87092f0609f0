import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { callBalls, findEntropy } from './call-balls.service.ts';
import { endSaleOf, fixCards } from './close-game.service.ts';
import { readDueGames, type GameRow } from './game.store.ts';
import { settleCardsOf, voidGame } from './settle-cards.service.ts';

/**
 * Moves every game whose time has come on as far as it goes: sale ended, cards fixed, entropy
 * found, balls called one by one, cards paid. For the process that leads; late, twice, or after a
 * crash it goes on from what is kept. Of a room one game is called at a time, in the order of their
 * links.
 */
export async function advanceGames(server: ServerContext): Promise<void> {
  const busy = new Set<string>();
  for (const game of await readDueGames(server.database.db, server.clock.now()))
    await advance(server, game, busy).catch((error: unknown) =>
      server.logger.error({ err: error, game: game.id }, 'a game of bingo was not moved on'),
    );
}

async function advance(server: ServerContext, due: GameRow, busy: Set<string>): Promise<void> {
  const site = server.sites.byId(due.site_id);
  if (!site) return;
  const game = due.state === 'selling' ? await endSaleOf(server, due) : due;
  if (!game) return;
  if (game.void_reason !== null) return voidGame(server, site, game, game.void_reason);
  const room = `${game.site_id}:${game.room_id}`;
  if (busy.has(room)) return;
  busy.add(room);
  await goOn(server, site, game);
}

async function goOn(server: ServerContext, site: Site, due: GameRow): Promise<void> {
  let game = due;
  for (const [state, step] of [
    ['ended', fixCards],
    ['closed', findEntropy],
  ] as const) {
    if (game.state !== state) continue;
    const found = await step(server, game);
    if ('wait' in found) return;
    if ('void' in found) return voidGame(server, site, game, found.void);
    game = found.game;
  }
  const called = game.state === 'calling' ? await callBalls(server, site, game) : game;
  if (called?.state === 'won') await settleCardsOf(server, site, called);
}
