import type { CallInput, CallResponse, gameList, providerList } from '@pavilion/contracts';
import { categories, categoryByWireName, type CategoryCode } from '@pavilion/domain/categories';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { providerLogoPath } from '@pavilion/domain/providers';
import type { ServerContext } from '../../../context.ts';
import { failField } from '../../../failure.ts';
import { readCursor } from '../../../read-cursor.ts';
import type { Site } from '../../../site-directory/index.ts';
import { potByGame } from '../providers/index.ts';
import { opens, siteGames, type ListedGame } from './catalogue-cache.ts';
import {
  facetsOf,
  filterGames,
  leastStakesOf,
  orderGames,
  searchGames,
  type GameChoice,
} from './game-filter.ts';
import { toCatalogueGame, toGameItem } from './game-item.ts';
import type { GameRow } from './game.store.ts';
import { gamesByPlay } from './played-games.ts';
import { compareProviders } from './site-choice.ts';

const pageSizeDefault = 24;

type GameListInput = CallInput<typeof gameList>;

/** Games of a site, filtered and sorted, one page. A cursor is the number of games already seen. */
export async function listGames(
  context: ServerContext,
  site: Site,
  input: GameListInput,
): Promise<CallResponse<typeof gameList>> {
  const { code } = site.currency;
  const choice = {
    ...input,
    category: categoryOf(input.game_type),
    leastStakeMinor: stakeOf(input.least_stake, code),
  };
  const games = await gamesByPlay(context, site);
  checkProvider(games, input.provider_code);
  const found = searchGames(games, input.search);
  const matching = orderGames(filterGames(found, choice), choice);
  const pots = await potByGame(context, site);
  const start = offsetOf(input.cursor);
  const end = start + (input.limit ?? pageSizeDefault);
  return {
    value: matching
      .slice(start, end)
      .map((game) => toCatalogueGame(game, pots.get(`${game.provider_code}/${game.code}`))),
    total: matching.length,
    next_cursor: end < matching.length ? String(end) : null,
    ...(input.with_facets ? { facets: allFacets(found, choice, code) } : {}),
  };
}

const allFacets = (games: readonly ListedGame[], choice: GameChoice, currency: CurrencyCode) => ({
  ...facetsOf(games, choice),
  least_stakes: leastStakesOf(games, choice).map((minor) => formatAmount(minor, currency)),
});

function stakeOf(amount: string | undefined, currency: CurrencyCode): bigint | undefined {
  if (amount === undefined) return undefined;
  return parseAmount(amount, currency) ?? failField('least_stake', 'invalidAmount');
}

/** Hot games, of one category (`game_type`) or all. */
export async function listHotGames(
  context: ServerContext,
  site: Site,
  gameType: string | undefined,
) {
  const category = categoryOf(gameType);
  const games = await gamesByPlay(context, site);
  return games.filter((game) => game.is_hot && isOf(game, category)).map(toGameItem);
}

/**
 * Providers of a site that have games that open (of one category): those of its own choice first,
 * then the ones with most games.
 */
export async function listProviders(
  context: ServerContext,
  site: Site,
  gameType: string | undefined,
): Promise<CallResponse<typeof providerList>['value']> {
  const category = categoryOf(gameType);
  const games = (await siteGames(context, site)).filter(
    (game) => isOf(game, category) && opens(game),
  );
  const byProvider = Map.groupBy(games, (game) => game.provider_code);
  return [...byProvider]
    .toSorted(
      ([, a], [, b]) => compareProviders(a, b) || providerName(a).localeCompare(providerName(b)),
    )
    .map(([code, own]) => ({
      provider_code: code,
      provider_name: own[0]?.provider_name ?? code,
      logo_url: providerLogoPath(code),
      game_count: own.length,
      categories: countByCategory(own),
    }));
}

const providerName = ([game]: readonly GameRow[]): string => game?.provider_name ?? '';

function countByCategory(games: readonly GameRow[]): Record<string, number> {
  const byCategory = Map.groupBy(games, ({ category }) => category);
  return Object.fromEntries(
    [...byCategory].map(([code, own]) => [categories[code as CategoryCode].wireName, own.length]),
  );
}

const isOf = (game: GameRow, category: string | null): boolean =>
  category === null || game.category === category;

/**
 * Category code of a `game_type`; null for all. Fails with invalidInput for one that there is not.
 */
function categoryOf(gameType: string | undefined): string | null {
  if (!gameType) return null;
  return categoryByWireName(gameType)?.code ?? failField('game_type', 'invalidChoice');
}

/** Fails with invalidInput for a provider that the site does not offer. */
function checkProvider(games: readonly GameRow[], code: string | undefined): void {
  if (code && !games.some((game) => game.provider_code === code))
    failField('provider_code', 'invalidChoice');
}

const offsetOf = (cursor: string | undefined): number =>
  readCursor(cursor, (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null)) ?? 0;
