import type { GameRow, LobbyProps } from '@pavilion/templates/props/lobby';
import { createElement, type ReactNode } from 'react';
import { useTileFavourite } from '../../common/tiles/use-tile-favourite.ts';
import { useTiles } from '../../common/tiles/use-tiles.ts';
import { useSportsSlots } from '../../common/sports/sports-slots.store.ts';
import { useHomeRows } from './home-rows.ts';

/**
 * Rows of games for the template's lobby, and the board of matches. `extras` stands between or
 * below them.
 */
export function useLobbyProps(extras: ReactNode): Omit<LobbyProps, 'Card'> {
  const home = useHomeRows();
  const tileOf = useTiles();
  const SportsBoard = useSportsSlots((slots) => slots.SportsBoard);
  return {
    rows: home.rows
      .filter(({ games }) => games.length > 0)
      .map((row): GameRow => ({ ...row, games: row.games.map(tileOf) })),
    isLoading: home.isLoading,
    onRetry: home.isFailed ? home.retry : null,
    onToggleFavourite: useTileFavourite(),
    sportsBoard: SportsBoard && createElement(SportsBoard),
    extras,
  };
}
