import { categoryByWireName, type Category } from '@pavilion/domain/categories';
import { categoryNameKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import type { IconName } from '@pavilion/ui/icon';
import { useQuery } from '@tanstack/react-query';
import type { ListedGame } from '../../common/tiles/game-tile.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { categoryQuery, listQuery } from './home-queries.ts';
import { useOwnGames } from './own-games.ts';
import { variedRows } from './varied-rows.ts';

interface ListedRow {
  id: string;
  title: string;
  icon: IconName;
  to: string;
  games: readonly ListedGame[];
}

/**
 * Rows of the home page: the site's own lists, the player's games, and the first categories. Some
 * may have no games.
 */
export function useHomeRows() {
  const lists = useSiteLists();
  const own = useOwnRows();
  const categories = useCategoryRows();
  // The player's games come late: they stand below what is in the first view, in the order that is
  // theirs.
  const [hot, featured, ...others] = variedRows([...lists.rows, ...categories]);
  return {
    ...lists,
    rows: [hot, featured, ...own, ...others].filter((row) => row !== undefined),
  };
}

/** Hot, featured, popular and new: the site's own lists. All but the hot ones are slots. */
function useSiteLists() {
  const t = useText();
  const hot = useQuery(listQuery('hot'));
  const featured = useQuery(listQuery('featured'));
  const popular = useQuery(listQuery('popular'));
  const fresh = useQuery(listQuery('new'));
  const rows: ListedRow[] = [
    row('hot', t('_m.hot'), 'fire', '/hot', hot.data?.value),
    row('featured', t('_m.featuredGames'), 'star', listPath('featured'), featured.data?.value),
    row('popular', t('_m.popularGames'), 'trophy', listPath('popular'), popular.data?.value),
    row('new', t('_m.newGames'), 'tag', listPath('new'), fresh.data?.value),
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

/** What the player opened last, and what they marked. */
function useOwnRows(): ListedRow[] {
  const t = useText();
  const { favourites, recent } = useOwnGames();
  return [
    row('recent', t('_m.recentGames'), 'history', ownPath('recent', recent), recent),
    row(
      'favourites',
      t('_m.favouriteGames'),
      'heart',
      ownPath('favourites', favourites),
      favourites,
    ),
  ];
}

/** One row for each of the first categories of the game menu. */
function useCategoryRows(): ListedRow[] {
  const t = useText();
  const entries = useLayoutStore((state) => state.content.game_menu);
  const shown = entries
    .map(({ content_id }) => categoryByWireName(content_id))
    .filter((category) => category !== null && category.code !== 'sportsbook')
    .filter((category) => category !== null);
  // The first six get a row of their own; the others are one step away in the navigation.
  const games = [
    useCategoryGames(shown[0]),
    useCategoryGames(shown[1]),
    useCategoryGames(shown[2]),
    useCategoryGames(shown[3]),
    useCategoryGames(shown[4]),
    useCategoryGames(shown[5]),
  ];
  return shown.slice(0, games.length).map((category, index) => {
    const key = categoryNameKey(category.wireName);
    const title = key ? t(key) : category.wireName;
    return row(category.code, title, category.code, category.path, games[index]);
  });
}

const useCategoryGames = (category: Category | undefined) =>
  useQuery({ ...categoryQuery(category?.wireName ?? ''), enabled: category !== undefined }).data
    ?.value;

function row(
  id: string,
  title: string,
  icon: IconName,
  to: string,
  games: readonly ListedGame[] = [],
): ListedRow {
  return { id, title, icon, to, games };
}

const listPath = (list: string): string => `/slots?list=${list}`;

/** The player's games stand in the lobbies; the first game tells which. */
function ownPath(list: string, games: readonly ListedGame[]): string {
  const path = categoryByWireName(games[0]?.game_type ?? '')?.path ?? '/slots';
  return `${path}?list=${list}`;
}
