// chunk: standing
import { gameId, type GameKey } from './game-tile.ts';

/** A game as the recent ones keep it. */
export interface RecentGame extends GameKey {
  game_type: string;
}

/** Recent games by account; the empty account is the guest of this browser. */
export type RecentGames = Readonly<Record<string, readonly RecentGame[]>>;

/** More than anybody looks through. */
export const recentGamesMax = 48;

/** Games opened here, newest first, then those played elsewhere; each once. */
export function mergeRecent(
  opened: readonly RecentGame[],
  played: readonly RecentGame[],
): readonly RecentGame[] {
  const known = new Set(opened.map(gameId));
  return [...opened, ...played.filter((game) => !known.has(gameId(game)))].slice(0, recentGamesMax);
}

/** Puts a game at the front of an account's recent games; it stands there once. */
export function withRecent(recents: RecentGames, accountId: string, game: RecentGame): RecentGames {
  const id = gameId(game);
  const { provider_code, game_code, game_type } = game;
  const others = (recents[accountId] ?? []).filter((known) => gameId(known) !== id);
  return {
    ...recents,
    [accountId]: [{ provider_code, game_code, game_type }, ...others].slice(0, recentGamesMax),
  };
}
