import { formatAmount } from '@pavilion/domain/money';
import { poolOf } from '@pavilion/games/bingo/index';
import type { ServerContext } from '../../../context.ts';
import { topicOf } from './game-news.ts';
import { readNextGames } from './game.store.ts';

/** Cards that were told of the next game of each room. */
const told = new WeakMap<ServerContext, Map<string, number>>();

/** Tells what is sold by now of the next game of each room, where that changed. */
export async function tellSales(server: ServerContext): Promise<void> {
  const { database, clock, publisher, sites } = server;
  const next = await readNextGames(database.db, { siteId: null, now: clock.now() });
  const before = told.get(server) ?? new Map<string, number>();
  told.set(server, new Map(next.map((game) => [game.id, game.card_count])));
  const events = next.flatMap((game) => {
    const site = sites.byId(game.site_id);
    if (!site || game.card_count === (before.get(game.id) ?? 0)) return [];
    const data = {
      game_id: game.id,
      cards: game.card_count,
      players: game.player_count,
      pool: formatAmount(poolOf(game.sales_minor), site.currency.code),
    };
    return [{ siteId: game.site_id, topic: topicOf(game), name: 'bingo.sold', data } as const];
  });
  if (events.length > 0) await publisher.pass(database.db, events);
}
