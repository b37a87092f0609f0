import { gameId, type ListedGame } from '../../core/games/game-tile.ts';

/** Known games in the order of `ids`; games the site no longer has are left out. */
export function recentRow(
  ids: readonly string[],
  known: readonly ListedGame[],
  most: number,
): ListedGame[] {
  const byId = new Map(known.map((game) => [gameId(game), game]));
  return ids
    .map((id) => byId.get(id))
    .filter((game) => game !== undefined)
    .slice(0, most);
}
