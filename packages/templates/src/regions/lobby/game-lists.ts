import type { GameRow, GameTile } from '../../region-props.ts';

/** All games of the lists, each once, in the order of the lists. */
export function gamesOf(rows: readonly GameRow[]): GameTile[] {
  const byId = new Map<string, GameTile>();
  for (const row of rows)
    for (const game of row.games) if (!byId.has(game.id)) byId.set(game.id, game);
  return [...byId.values()];
}

/** Values of a property with how many games have it, most first; games without the property count nowhere. */
export function countBy(
  games: readonly GameTile[],
  valueOf: (game: GameTile) => string | undefined,
): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const game of games) {
    const value = valueOf(game);
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((first, second) => second.count - first.count);
}
