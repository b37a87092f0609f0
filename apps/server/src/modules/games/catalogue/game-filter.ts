import { gameFeature, type CallInput, type CallResponse, type gameList } from '@pavilion/contracts';
import { categories, type CategoryCode } from '@pavilion/domain/categories';
import { createSearch } from '@pavilion/domain/search';
import type { GameFeature } from './game-feature.types.ts';
import type { ListedGame } from './catalogue-cache.ts';

type Input = Pick<
  CallInput<typeof gameList>,
  'provider_code' | 'list' | 'sort' | 'games' | 'volatility' | 'rtp_min' | 'feature'
>;

/** What the player chose; `category` is its code, null for all. */
export interface GameChoice extends Input {
  category: string | null;
  /** Minor units. */
  leastStakeMinor?: bigint | undefined;
}

type Facets = Omit<NonNullable<CallResponse<typeof gameList>['facets']>, 'least_stakes'>;

/**
 * Games whose name or provider fits a search, better fits first; all of them, as they come, when it
 * is blank. A search of signs alone finds none: who types `???` did not ask for everything.
 */
export function searchGames(
  games: readonly ListedGame[],
  search: string | undefined,
): readonly ListedGame[] {
  if (search === undefined || search.trim() === '') return games;
  const rankOf = createSearch(search);
  return games
    .map((game) => ({ game, rank: rankOf(game.search_text) }))
    .filter((found): found is { game: ListedGame; rank: number } => found.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

/** Games that fit every choice, in the order they came in. */
export function filterGames(
  games: readonly ListedGame[],
  choice: GameChoice,
): readonly ListedGame[] {
  const wanted = wantedPlaces(choice);
  return games.filter(
    (game) =>
      (choice.category === null || game.category === choice.category) &&
      (!choice.provider_code || game.provider_code === choice.provider_code) &&
      (!choice.list || isListed(game, choice.list)) &&
      (!choice.volatility || game.volatility === choice.volatility) &&
      game.rtp_basis_points >= (choice.rtp_min ?? 0) &&
      (!choice.feature || game.traits.features.includes(choice.feature)) &&
      takes(game, choice.leastStakeMinor) &&
      (!wanted || wanted.has(keyOf(game))),
  );
}

const takes = ({ traits }: ListedGame, stakeMinor: bigint | undefined): boolean =>
  stakeMinor === undefined ||
  (traits.leastStakeMinor !== null && traits.leastStakeMinor <= stakeMinor);

/** The least stakes of games that fit the other choices, each once, the smallest first. */
export function leastStakesOf(games: readonly ListedGame[], choice: GameChoice): bigint[] {
  const fitting = filterGames(games, { ...choice, leastStakeMinor: undefined });
  const stakes = new Set(fitting.map(({ traits }) => traits.leastStakeMinor));
  return [...stakes].filter((stake) => stake !== null).toSorted((a, b) => Number(a - b));
}

/**
 * How many games each list, provider and category would leave, the other choices staying as they
 * are.
 */
export function facetsOf(games: readonly ListedGame[], choice: GameChoice): Facets {
  // Games asked for by name are a list too: the player's own.
  const anyList = filterGames(games, { ...choice, list: undefined, games: undefined });
  const anyProvider = filterGames(games, { ...choice, provider_code: undefined });
  const count = (list: NonNullable<Input['list']>) =>
    anyList.filter((game) => isListed(game, list)).length;
  const anyFeature = filterGames(games, { ...choice, feature: undefined });
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
    features: Object.fromEntries(
      gameFeature.options
        .map((feature) => [feature, countOf(anyFeature, feature)] as const)
        .filter(([, count]) => count > 0),
    ),
    categories: countBy(anyCategory, (game) => categories[game.category as CategoryCode].wireName),
  };
}

const countOf = (games: readonly ListedGame[], feature: GameFeature): number =>
  games.filter(({ traits }) => traits.features.includes(feature)).length;

function countBy(
  games: readonly ListedGame[],
  keyOfGame: (game: ListedGame) => string,
): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(games, keyOfGame)].map(([key, own]) => [key, own.length]),
  );
}

/** Orders games that come most popular, or best found, first. */
export function orderGames(
  games: readonly ListedGame[],
  choice: GameChoice,
): readonly ListedGame[] {
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

const keyOf = (game: ListedGame): string => `${game.provider_code}/${game.code}`;

function isListed(game: ListedGame, list: NonNullable<Input['list']>): boolean {
  return {
    hot: game.is_hot,
    featured: game.is_featured,
    popular: game.is_popular,
    new: game.is_new,
  }[list];
}
