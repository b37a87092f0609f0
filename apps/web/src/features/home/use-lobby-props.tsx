import { categoryByWireName } from '@pavilion/domain/categories';
import { categoryNameKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import type { GameRow, GameTile, LobbyProps } from '@pavilion/templates/region-props';
import type { IconName } from '@pavilion/ui/icon';
import { useQueries, useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { toggleFavourite } from '../../core/session/favourites.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useSportsSlots } from '../../core/stores/sports-slots.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { gameId, gameTile, type ListedGame } from './game-tile.ts';
import { categoryQuery, hotGamesQuery, listQuery } from './home-queries.ts';

/** Categories that get a row of their own; the others are one step away in the navigation. */
const categoryRows = 6;

interface ListedRow {
  id: string;
  title: string;
  icon: IconName;
  to: string;
  games: readonly ListedGame[];
}

/** Rows of games for the template's lobby. `extras` stands between or below them. */
export function useLobbyProps(extras: ReactNode): Omit<LobbyProps, 'Card'> {
  const lists = useSiteLists();
  const categories = useCategoryRows();
  const favourites = useFavouriteIds();
  const SportsBoard = useSportsSlots((slots) => slots.SportsBoard);
  const listed = [...lists.rows, ...categories].filter(({ games }) => games.length > 0);
  const gamesById = new Map(listed.flatMap((row) => row.games).map((game) => [gameId(game), game]));
  return {
    rows: listed.map((row): GameRow => ({
      ...row,
      games: row.games.map((game) => gameTile(game, favourites)),
    })),
    isLoading: lists.isLoading,
    onRetry: lists.isFailed ? lists.retry : null,
    onToggleFavourite: (tile: GameTile) => {
      const game = gamesById.get(tile.id);
      if (game) void toggleFavourite(candidateOf(game));
    },
    sportsBoard: SportsBoard && createElement(SportsBoard),
    extras,
  };
}

function candidateOf({ provider_code, game_code, game_name, game_type, img_url }: ListedGame) {
  return { provider_code, game_code, game_name, game_type, img_url };
}

function useFavouriteIds(): ReadonlySet<string> {
  const favourites = useUserStore((state) => state.game_fav_list);
  return new Set(favourites.map(gameId));
}

/** Hot, featured, popular and new: the site's own lists. */
function useSiteLists() {
  const t = useText();
  const hot = useQuery(hotGamesQuery());
  const [featured, popular, fresh] = useQueries({
    queries: [listQuery('featured'), listQuery('popular'), listQuery('new')],
  });
  const row = (id: string, title: string, icon: IconName, games: readonly ListedGame[] = []) => ({
    id,
    title,
    icon,
    to: '/hot',
    games,
  });
  const rows: ListedRow[] = [
    row('hot', t('_m.hot'), 'fire', hot.data?.value),
    row('featured', t('_m.featuredGames'), 'star', featured.data?.value),
    row('popular', t('_m.popularGames'), 'trophy', popular.data?.value),
    row('new', t('_m.newGames'), 'gift', fresh.data?.value),
  ];
  const queries = [hot, featured, popular, fresh];
  return {
    rows,
    isLoading: queries.every(({ isPending }) => isPending),
    isFailed: queries.every(({ isError }) => isError),
    retry: () => {
      for (const query of queries) void query.refetch();
    },
  };
}

/** One row for each of the first categories of the game menu. */
function useCategoryRows(): ListedRow[] {
  const t = useText();
  const entries = useLayoutStore((state) => state.content.game_menu);
  const shown = entries
    .map(({ content_id }) => categoryByWireName(content_id))
    .filter((category) => category !== null && category.code !== 'sportsbook')
    .filter((category) => category !== null)
    .slice(0, categoryRows);
  const queries = useQueries({ queries: shown.map(({ wireName }) => categoryQuery(wireName)) });
  return shown.map((category, index): ListedRow => {
    const key = categoryNameKey(category.wireName);
    return {
      id: category.code,
      title: key ? t(key) : category.wireName,
      icon: category.code,
      to: category.path,
      games: queries[index]?.data?.value ?? [],
    };
  });
}
