import { gameId, type GameKey } from '../../common/tiles/game-tile.ts';

/** So many games lead a row: more are seldom in view before one scrolls the row. */
const leadCount = 6;

/**
 * Rows in their order, in each the games that lead a row above it moved to its end: popular games
 * stand in several lists, and a page that begins every row with the same pictures looks poor. No
 * game is left out.
 */
export function variedRows<Row extends { games: readonly GameKey[] }>(rows: readonly Row[]): Row[] {
  const leading = new Set<string>();
  const hasLed = (game: GameKey): boolean => leading.has(gameId(game));
  return rows.map((row) => {
    const games = row.games.toSorted((a, b) => Number(hasLed(a)) - Number(hasLed(b)));
    for (const game of games.slice(0, leadCount)) leading.add(gameId(game));
    return { ...row, games };
  });
}
