import type { GameTile } from '../../props/card.ts';
import type { GameCatalogue, GameRow } from '../../props/lobby.ts';

/** All games of the lists, each once, in the order of the lists. */
export function gamesOf(rows: readonly GameRow[]): GameTile[] {
  const byId = new Map<string, GameTile>();
  for (const row of rows)
    for (const game of row.games) if (!byId.has(game.id)) byId.set(game.id, game);
  return [...byId.values()];
}

/** The site's whole catalogue where it is given, else the games of the lists. */
export function allGames(
  catalogue: GameCatalogue | undefined,
  rows: readonly GameRow[],
): GameTile[] {
  return catalogue && catalogue.games.length > 0 ? catalogue.games : gamesOf(rows);
}

/** Values of a property, that of most games first; games without the property count nowhere. */
export function valuesOf(
  games: readonly GameTile[],
  valueOf: (game: GameTile) => string | undefined,
): string[] {
  const counts = new Map<string, number>();
  for (const game of games) {
    const value = valueOf(game);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted((first, second) => second[1] - first[1]).map(([value]) => value);
}
