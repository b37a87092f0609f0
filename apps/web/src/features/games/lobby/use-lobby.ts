import type { CallResponse, gameList } from '@pavilion/contracts';
import type { GameTile } from '@pavilion/templates/props/card';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { endlessGamesQuery } from '../../../common/tiles/game-queries.ts';
import { joinedGames } from '../../../common/tiles/joined-games.ts';
import { useRecentGames } from '../../../common/tiles/recent-games.store.ts';
import { useTiles } from '../../../common/tiles/use-tiles.ts';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';

import { isOwnList, readChoice, writeChoice, type LobbyChoice } from './lobby-choice.ts';
import type { LobbyPlace } from './lobby-place.ts';
import { lobbyRequest, type OwnGames } from './lobby-request.ts';

export type ChangeChoice = (change: Partial<LobbyChoice>, options?: { replace?: boolean }) => void;

/** What each choice would leave; absent until it is known. */
export type LobbyFacets = CallResponse<typeof gameList>['facets'];

/**
 * The choice in the address, and how to change it: as a new step of the history unless `replace` is
 * set.
 */
export function useLobbyChoice(): [LobbyChoice, ChangeChoice] {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params), [params]);
  const change = useCallback<ChangeChoice>(
    (part, options) =>
      setParams((now) => writeChoice(now, { ...readChoice(now), ...part }), options),
    [setParams],
  );
  return [choice, change];
}

/** The player's own games that belong into a lobby, newest first. */
export function useOwnGames(place: LobbyPlace): OwnGames {
  const favourites = useUserStore((state) => state.game_fav_list);
  const recent = useRecentGames();
  const gameType = place.kind === 'category' ? place.gameType : null;
  return useMemo(() => {
    const isHere = (game: { game_type: string }) =>
      gameType === null || game.game_type === gameType;
    return { favourites: favourites.filter(isHere), recent: recent.filter(isHere) };
  }, [favourites, recent, gameType]);
}

/** Games of a lobby as far as they are loaded, with the counts of its choices. */
export function useLobbyGames(place: LobbyPlace, choice: LobbyChoice, own: OwnGames) {
  const isOwn = isOwnList(choice.list);
  const isNothingNamed = isOwn && own[choice.list as 'recent'].length === 0;
  const query = useInfiniteQuery({
    ...endlessGamesQuery(lobbyRequest(place, choice, own)),
    enabled: !isNothingNamed,
    placeholderData: keepPreviousData,
  });
  const tileOf = useTiles();
  const pages = isNothingNamed ? undefined : query.data?.pages;
  const games = useMemo((): GameTile[] => joinedGames(pages ?? []).map(tileOf), [pages, tileOf]);
  return {
    query,
    games,
    isNothingNamed,
    total: isNothingNamed ? 0 : (pages?.at(-1)?.total ?? null),
    facets: query.data?.pages[0]?.facets,
  };
}
