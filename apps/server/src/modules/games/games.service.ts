import type { CallInput, CallResponse, gameList, providerList } from '@pavilion/contracts';
import { categoryByWireName } from '@pavilion/domain/categories';
import type { ServerContext } from '../../context.ts';
import { failField } from '../../failure.ts';
import type { Site } from '../../site-directory/index.ts';
import { searchTextOf } from './catalogue/build-catalogue.ts';
import { siteGames } from './catalogue-cache.ts';
import { toCatalogueGame, toGameItem } from './game-item.ts';
import type { GameRow } from './game.store.ts';
import { searchRank } from './search.ts';

const pageSizeDefault = 24;

type GameListInput = CallInput<typeof gameList>;

/** Games of a site, filtered and sorted, one page. A cursor is the number of games already seen. */
export async function listGames(
  context: ServerContext,
  site: Site,
  input: GameListInput,
): Promise<CallResponse<typeof gameList>> {
  const matching = sorted(filtered(await siteGames(context, site), input), input);
  const start = offsetOf(input.cursor);
  const end = start + (input.limit ?? pageSizeDefault);
  return {
    value: matching.slice(start, end).map(toCatalogueGame),
    total: matching.length,
    next_cursor: end < matching.length ? String(end) : null,
  };
}

/** Hot games, of one category (`game_type`) or all. */
export async function listHotGames(
  context: ServerContext,
  site: Site,
  gameType: string | undefined,
) {
  const category = categoryOf(gameType);
  const games = await siteGames(context, site);
  return games.filter((game) => game.is_hot && isOf(game, category)).map(toGameItem);
}

/** Providers of a site that have games (of one category), most games first. */
export async function listProviders(
  context: ServerContext,
  site: Site,
  gameType: string | undefined,
): Promise<CallResponse<typeof providerList>['value']> {
  const category = categoryOf(gameType);
  const games = (await siteGames(context, site)).filter((game) => isOf(game, category));
  const byProvider = Map.groupBy(games, (game) => game.provider_code);
  return [...byProvider]
    .map(([code, own]) => ({
      provider_code: code,
      provider_name: own[0]?.provider_name ?? code,
      logo_url: `/media/providers/${encodeURIComponent(code)}/logo.svg`,
      game_count: own.length,
    }))
    .toSorted(
      (a, b) => b.game_count - a.game_count || a.provider_name.localeCompare(b.provider_name),
    );
}

function filtered(games: readonly GameRow[], input: GameListInput): readonly GameRow[] {
  const category = categoryOf(input.game_type);
  return games.filter(
    (game) =>
      isOf(game, category) &&
      (!input.provider_code || game.provider_code === input.provider_code) &&
      (input.list === undefined || isListed(game, input.list)),
  );
}

function sorted(games: readonly GameRow[], input: GameListInput): readonly GameRow[] {
  const query = searchTextOf(input.search ?? '');
  const ordered = order(games, input.sort);
  if (query === '') return ordered;
  return ordered
    .map((game) => ({ game, rank: searchRank(game.search_text, query) }))
    .filter((entry): entry is { game: GameRow; rank: number } => entry.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

function order(games: readonly GameRow[], sort: GameListInput['sort']): readonly GameRow[] {
  if (sort === 'name') return games.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  if (sort === 'new')
    return games.toSorted((a, b) => b.released_at.getTime() - a.released_at.getTime());
  return games;
}

function isListed(game: GameRow, list: NonNullable<GameListInput['list']>): boolean {
  return {
    hot: game.is_hot,
    featured: game.is_featured,
    popular: game.is_popular,
    new: game.is_new,
  }[list];
}

const isOf = (game: GameRow, category: string | null): boolean =>
  category === null || game.category === category;

/** Category code of a `game_type`; null for all. An unknown one matches nothing. */
function categoryOf(gameType: string | undefined): string | null {
  if (!gameType) return null;
  return categoryByWireName(gameType)?.code ?? 'unknown';
}

function offsetOf(cursor: string | undefined): number {
  if (!cursor) return 0;
  return /^\d{1,6}$/.test(cursor) ? Number(cursor) : failField('cursor', 'invalidType');
}
