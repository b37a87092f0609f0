import { useQuery } from '@tanstack/react-query';
import { namedGamesQuery } from '../../common/tiles/game-queries.ts';
import { gameId, type GameKey, type ListedGame } from '../../common/tiles/game-tile.ts';
import { useRecentGames } from '../../common/tiles/recent-games.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';

const ownGamesShown = 14;

/** The player's favourite and recent games as the catalogue has them, newest first. */
export function useOwnGames(): { favourites: ListedGame[]; recent: ListedGame[] } {
  const favourites = useUserStore((state) => state.game_fav_list).slice(0, ownGamesShown);
  const recent = useRecentGames().slice(0, ownGamesShown);
  const named = [
    ...new Map([...favourites, ...recent].map((game) => [gameId(game), game])).values(),
  ];
  const { data } = useQuery({ ...namedGamesQuery(named), enabled: named.length > 0 });
  const known = new Map((data?.value ?? []).map((game) => [gameId(game), game]));
  const inOrder = (games: readonly GameKey[]) =>
    games.flatMap((game) => known.get(gameId(game)) ?? []);
  return { favourites: inOrder(favourites), recent: inOrder(recent) };
}
