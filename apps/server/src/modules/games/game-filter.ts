import type { CallInput, CallResponse, gameList } from '@pavilion/contracts';
import { categories, type CategoryCode } from '@pavilion/domain/categories';
import { createSearch } from '@pavilion/domain/search';
import type { GameRow } from './game.store.ts';

type Input = Pick<
  CallInput<typeof gameList>,
  'provider_code' | 'list' | 'sort' | 'games' | 'volatility' | 'rtp_min'
>;

/** What the player chose; `category` is its code, null for all. */
export interface GameChoice extends Input {
  category: string | null;
}

type Facets = NonNullable<CallResponse<typeof gameList>['facets']>;

/**
 * Games whose name or provider fits a search, better fits first; all of them, as they come, when it is blank. A search of signs
 * alone finds none: who types `???` did not ask for everything.
 */
export function searchGames(
  games: readonly GameRow[],
  search: string | undefined,
): readonly GameRow[] {
  if (search === undefined || search.trim() === '') return games;
  const rankOf = createSearch(search);
  return games
    .map((game) => ({ game, rank: rankOf(game.search_text) }))
    .filter((found): found is { game: GameRow; rank: number } => found.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

/** Games that fit every choice, in the order they came in. */
export function filterGames(games: readonly GameRow[], choice: GameChoice): readonly GameRow[] {
  const wanted = wantedPlaces(choice);
  return games.filter(
    (game) =>
      (choice.category === null || game.category === choice.category) &&
      (!choice.provider_code || game.provider_code === choice.provider_code) &&
      (!choice.list || isListed(game, choice.list)) &&
      (!choice.volatility || game.volatility === choice.volatility) &&
      game.rtp_basis_points >= (choice.rtp_min ?? 0) &&
      (!wanted || wanted.has(keyOf(game))),
  );
}

/** How many games each list, provider and category would leave, the other choices staying as they are. */
export function facetsOf(games: readonly GameRow[], choice: GameChoice): Facets {
  // Games asked for by name are a list too: the player's own.
  const anyList = filterGames(games, { ...choice, list: undefined, games: undefined });
  const anyProvider = filterGames(games, { ...choice, provider_code: undefined });
  const count = (list: NonNullable<Input['list']>) =>
    anyList.filter((game) => isListed(game, list)).length;
  const anyCategory = filterGames(games, { ...choice, category: null });
  return {
    lists: {
      all: anyList.length,
      hot: count('hot'),
      featured: count('featured'),
      popular: count('popular'),
      new: count('new'),
    },
    providers: countBy(anyProvider, (game) => game.provider_code),
    categories: countBy(anyCategory, (game) => categories[game.category as CategoryCode].wireName),
  };
}

function countBy(
  games: readonly GameRow[],
  keyOfGame: (game: GameRow) => string,
): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(games, keyOfGame)].map(([key, own]) => [key, own.length]),
  );
}

/** Orders games that come most popular, or best found, first. */
export function orderGames(games: readonly GameRow[], choice: GameChoice): readonly GameRow[] {
  const wanted = wantedPlaces(choice);
  if (choice.sort === 'name') return games.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  if (choice.sort === 'new')
    return games.toSorted((a, b) => b.released_at.getTime() - a.released_at.getTime());
  if (wanted && !choice.sort)
    return games.toSorted((a, b) => (wanted.get(keyOf(a)) ?? 0) - (wanted.get(keyOf(b)) ?? 0));
  return games;
}

/** Places of the games asked for by name; null when all are asked for. */
function wantedPlaces({ games }: GameChoice): ReadonlyMap<string, number> | null {
  if (!games) return null;
  return new Map(
    games.map(({ provider_code, game_code }, place) => [`${provider_code}/${game_code}`, place]),
  );
}

const keyOf = (game: GameRow): string => `${game.provider_code}/${game.code}`;

function isListed(game: GameRow, list: NonNullable<Input['list']>): boolean {
  return {
    hot: game.is_hot,
    featured: game.is_featured,
    popular: game.is_popular,
    new: game.is_new,
  }[list];
}
