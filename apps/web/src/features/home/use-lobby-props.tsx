import type {
  GameCatalogue,
  GameRow,
  LobbyProps,
  ProviderEntry,
} from '@pavilion/templates/region-props';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { endlessGamesQuery, providersQuery } from '../../core/games/game-queries.ts';
import { useTileFavourite, useTiles } from '../../core/games/use-tiles.ts';
import { useTemplate } from '../../core/layout/template-context.ts';
import { useSportsSlots } from '../../core/stores/sports-slots.store.ts';
import { useHomeRows } from './home-rows.ts';
import { providerPath } from './provider-path.ts';
import { useSportsLobby } from './use-sports-lobby.ts';

/** Rows of games for the template's lobby. `extras` stands between or below them. */
export function useLobbyProps(extras: ReactNode): Omit<LobbyProps, 'Card'> {
  const needs = useTemplate()?.regions.Lobby.needs ?? [];
  const home = useHomeRows();
  const tileOf = useTiles();
  const SportsBoard = useSportsSlots((slots) => slots.SportsBoard);
  const LivePrices = useSportsSlots((slots) => slots.LivePrices);
  const sports = useSportsLobby();
  return {
    rows: home.rows
      .filter(({ games }) => games.length > 0)
      .map((row): GameRow => ({ ...row, games: row.games.map(tileOf) })),
    isLoading: home.isLoading,
    onRetry: home.isFailed ? home.retry : null,
    onToggleFavourite: useTileFavourite(),
    sportsBoard: SportsBoard && createElement(SportsBoard),
    extras:
      LivePrices && sports
        ? createElement(Fragment, null, createElement(LivePrices), extras)
        : extras,
    sports,
    providers: useProviders(needs.includes('providers')),
    catalogue: useCatalogue(needs.includes('catalogue')),
  };
}

/** Providers of the site, each leading to the category in which it has most games. */
function useProviders(isNeeded: boolean): ProviderEntry[] | undefined {
  const { data } = useQuery({ ...providersQuery(null), enabled: isNeeded });
  return data?.value.map((provider) => ({
    id: provider.provider_code,
    name: provider.provider_name,
    logoUrl: provider.logo_url,
    to: providerPath(provider),
    gameCount: provider.game_count,
  }));
}

/** Every game of the site, for lobbies that scroll without end. */
function useCatalogue(isNeeded: boolean): GameCatalogue | undefined {
  const query = useInfiniteQuery({
    ...endlessGamesQuery({ sort: 'popular' }),
    enabled: isNeeded,
  });
  const tileOf = useTiles();
  const pages = query.data?.pages;
  const games = useMemo(
    () => pages?.flatMap((page) => page.value.map(tileOf)) ?? [],
    [pages, tileOf],
  );
  if (!pages) return undefined;
  return {
    games,
    totalCount: pages.at(-1)?.total ?? games.length,
    hasMore: query.hasNextPage && !query.isFetchNextPageError,
    isLoadingMore: query.isFetchingNextPage,
    onMore: () => void query.fetchNextPage(),
  };
}
