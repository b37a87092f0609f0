import { gameList } from '@pavilion/contracts/player/games/game-list.contract';
import { providerList } from '@pavilion/contracts/player/games/provider-list.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { call, type CallArguments } from '../../core/api.ts';
import { callQuery, pagedKey, queryClient } from '../../core/query.ts';
import type { GameKey } from './game-tile.ts';

/** Which games, without which page of them. */
export type GameRequest = Omit<CallArguments<typeof gameList>, 'cursor' | 'limit'>;

type GameAnswer = CallResponse<typeof gameList>;
type Listed = GameAnswer | InfiniteData<GameAnswer>;

/** Games of one page of an endless list: about two screens of the widest window. */
const pageSize = 60;
/**
 * Games of its following pages: each is asked for on the way, and fewer answers are waited for.
 * Fills rows of two to eight.
 */
const followingSize = 96;
/** A catalogue changes when its operator changes it; going back must find a list as it was. */
const cached = { staleTime: 10 * 60_000, gcTime: 30 * 60_000 };

/**
 * Games page by page; the first page carries the counts of the choices. The key is of the first
 * page's request, so that a page written by the server can bring it along.
 */
export const endlessGamesQuery = (request: GameRequest) => {
  const first = { ...request, limit: pageSize, with_facets: true };
  return infiniteQueryOptions({
    queryKey: pagedKey(gameList, first),
    queryFn: ({ pageParam, signal }) =>
      call(gameList, pageParam ? following(first, pageParam) : first, { signal, handled: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor,
    ...cached,
  });
};

const following = (first: CallArguments<typeof gameList>, cursor: string) => ({
  ...first,
  limit: followingSize,
  with_facets: false,
  cursor,
});

/** The first games of a list. */
export const firstGamesQuery = (request: GameRequest, limit: number) =>
  queryOptions({ ...callQuery(gameList, { ...request, limit }), ...cached });

/** Games by their names, in that order. */
export const namedGamesQuery = (games: readonly GameKey[]) =>
  firstGamesQuery(
    { games: games.map(({ provider_code, game_code }) => ({ provider_code, game_code })) },
    Math.max(1, games.length),
  );

/** A game as a list that was shown has it: its page begins with that while it asks. */
export function listedGame({ provider_code, game_code }: GameKey): GameAnswer | undefined {
  const isIt = (game: GameKey): boolean =>
    game.provider_code === provider_code && game.game_code === game_code;
  for (const [, data] of queryClient.getQueriesData<Listed>({ queryKey: [gameList.path] })) {
    const pages = data && 'pages' in data ? data.pages : data ? [data] : [];
    for (const page of pages) {
      const game = page.value.find(isIt);
      if (game) return { ...page, value: [game] };
    }
  }
  return undefined;
}

/** Providers of a category, or of the whole site. */
export const providersQuery = (gameType: string | null) =>
  queryOptions({
    ...callQuery(providerList, gameType === null ? {} : { game_type: gameType }),
    ...cached,
  });
