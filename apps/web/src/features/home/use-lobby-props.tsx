import type { GameCatalogue, GameRow, LobbyProps } from '@pavilion/templates/region-props';
import { createElement, Fragment, type ReactNode } from 'react';
import { useTileFavourite, useTiles } from '../../core/games/use-tiles.ts';
import { useTemplate } from '../../core/layout/template-context.ts';
import { useSportsSlots } from '../../core/stores/sports-slots.store.ts';
import { useHomeRows } from './home-rows.ts';
import { useEndlessGames } from './use-endless-games.ts';
import { useProviders } from './use-providers.ts';
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
    ...useProviders(needs.includes('providers')),
    catalogue: useCatalogue(needs.includes('catalogue')),
  };
}

/** Every game of the site, for lobbies that scroll without end. */
function useCatalogue(isNeeded: boolean): GameCatalogue | undefined {
  return useEndlessGames({}, isNeeded).catalogue;
}
