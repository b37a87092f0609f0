import { gameId, type GameKey } from './game-tile.ts';

/**
 * The games of all pages in their order, each once. Pages are counted by offset: a game that joins
 * the list before the next page is asked for pushes those after it on, and the last of one page
 * comes again as the first of the next.
 */
export function joinedGames<Game extends GameKey>(pages: readonly { value: Game[] }[]): Game[] {
  const games = new Map<string, Game>();
  for (const game of pages.flatMap(({ value }) => value)) {
    const id = gameId(game);
    if (!games.has(id)) games.set(id, game);
  }
  return [...games.values()];
}
