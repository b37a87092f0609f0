import type { GameCatalogue } from '@pavilion/templates/props/lobby';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endlessGamesQuery, type GameRequest } from '../../common/tiles/game-queries.ts';
import { joinedGames } from '../../common/tiles/joined-games.ts';
import { useTiles } from '../../common/tiles/use-tiles.ts';

/**
 * Games page by page, the popular ones first; `onRetry` is set when not even the first page came.
 */
export function useEndlessGames(
  request: GameRequest,
  isNeeded: boolean,
): { catalogue: GameCatalogue | undefined; onRetry: (() => void) | null } {
  const query = useInfiniteQuery({
    ...endlessGamesQuery({ ...request, sort: 'popular' }),
    enabled: isNeeded,
  });
  const tileOf = useTiles();
  const pages = query.data?.pages;
  const games = useMemo(() => joinedGames(pages ?? []).map(tileOf), [pages, tileOf]);
  if (!pages) return { catalogue: undefined, onRetry: query.isError ? retry : null };
  return {
    catalogue: {
      games,
      totalCount: pages.at(-1)?.total ?? games.length,
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
      hasFailedMore: query.isFetchNextPageError,
      onMore: () => void query.fetchNextPage(),
    },
    onRetry: null,
  };
  function retry() {
    void query.refetch();
  }
}
