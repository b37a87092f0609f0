import type { ServerContext } from '../../../context.ts';
import { readNextGames } from './game.store.ts';

/** The next game of a room, as somebody who may buy sees it. */
export interface GameOnSale {
  siteId: string;
  gameId: string;
  startsAt: Date;
  /** Sold by now. */
  cards: number;
}

/** The next game of every room of every site that is played for money. */
export async function gamesOnSale({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<GameOnSale[]> {
  const next = await readNextGames(database.db, { siteId: null, now: clock.now() });
  const forMoney = next.filter((game) => !game.is_play_money);
  return forMoney.map((game) => ({
    siteId: game.site_id,
    gameId: game.id,
    startsAt: game.starts_at,
    cards: game.card_count,
  }));
}
