import type { GameTile } from '../../props/card.ts';
import type { GameRow } from '../../props/lobby.ts';
import { gamesOf } from './game-lists.ts';

export type GameSort = 'recommended' | 'name' | 'new';

/**
 * What the player chose in a filter panel. `listId` null: all lists. Several values of one kind
 * widen the choice.
 */
export interface GameFilter {
  listId: string | null;
  categories: readonly string[];
  providers: readonly string[];
  sort: GameSort;
}

export const noFilter: GameFilter = {
  listId: null,
  categories: [],
  providers: [],
  sort: 'recommended',
};

/** True when anything but the order differs from everything. */
export const isFiltered = (filter: GameFilter): boolean =>
  filter.listId !== null || filter.categories.length > 0 || filter.providers.length > 0;

/**
 * Games of the chosen list that have one of the chosen categories and one of the chosen providers,
 * in order.
 */
export function filterGames(rows: readonly GameRow[], filter: GameFilter): GameTile[] {
  const games = gamesOf(rows.filter((row) => filter.listId === null || row.id === filter.listId));
  const fits = games.filter(
    (game) =>
      isChosen(filter.categories, game.categoryName) && isChosen(filter.providers, game.provider),
  );
  return sorted(fits, filter.sort);
}

const isChosen = (chosen: readonly string[], value: string | undefined) =>
  chosen.length === 0 || (value !== undefined && chosen.includes(value));

function sorted(games: GameTile[], sort: GameSort): GameTile[] {
  if (sort === 'name') return games.toSorted((a, b) => a.name.localeCompare(b.name));
  if (sort === 'new') return games.toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
  return games;
}

/** The list with the value added, or taken away when it is there. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value)
    ? values.filter((candidate) => candidate !== value)
    : [...values, value];
}
