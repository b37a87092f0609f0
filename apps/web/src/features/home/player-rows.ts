import { gameList } from '@pavilion/contracts/product/game-list.contract';
import { useText } from '@pavilion/i18n/react';
import type { IconName } from '@pavilion/ui/icon';
import { useQueries } from '@tanstack/react-query';
import { gameId, type ListedGame } from '../../core/games/game-tile.ts';
import { useRecentGames } from '../../core/games/recent-games.store.ts';
import { callQuery } from '../../core/query.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { recentRow } from './recent-row.ts';

/** Games of one of the player's own rows. */
const gamesShown = 14;
/** Categories looked through for recent games, and games asked of each. */
const categoriesAsked = 3;
const gamesAsked = 100;

export interface PlayerRow {
  id: 'recent' | 'favourites';
  title: string;
  icon: IconName;
  /** Page with all of them. */
  to: string;
  games: readonly ListedGame[];
}

/** The player's own rows of the home page: recently played and favourites; rows without games are left out. */
export function usePlayerRows(): PlayerRow[] {
  const t = useText();
  const recent = useRecentRow();
  const favourites = useUserStore((state) => state.game_fav_list);
  const liked = favourites.slice(0, gamesShown).map(({ game_image, ...game }): ListedGame => ({
    ...game,
    img_url: game_image,
  }));
  const rows: PlayerRow[] = [
    { id: 'recent', title: t('_m.recentGames'), icon: 'history', to: '/hot', games: recent },
    {
      id: 'favourites',
      title: t('_m.favouriteGames'),
      icon: 'heart',
      to: '/hot',
      games: liked,
    },
  ];
  return rows.filter(({ games }) => games.length > 0);
}

/** The browser keeps only which games were opened; how they look comes from the catalogue of their categories. */
function useRecentRow(): ListedGame[] {
  const recents = useRecentGames();
  const types = [...new Set(recents.map(({ game_type }) => game_type))].slice(0, categoriesAsked);
  const lists = useQueries({
    queries: types.map((game_type) => callQuery(gameList, { game_type, limit: gamesAsked })),
  });
  const known = lists.flatMap((list) => list.data?.value ?? []);
  return recentRow(recents.map(gameId), known, gamesShown);
}
