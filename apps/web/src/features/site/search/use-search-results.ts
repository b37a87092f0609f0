import { matchList } from '@pavilion/contracts/player/sports/match-list.contract';
import { gameList } from '@pavilion/contracts/player/games/game-list.contract';
import { categoryNameKey, gameName } from '@pavilion/i18n';
import { useKickOffDateText, useText } from '@pavilion/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { providersQuery } from '../../../common/tiles/game-queries.ts';
import { gameId, gamePath, opens } from '../../../common/tiles/game-tile.ts';
import { isOfRunners, useEventName } from '../../../common/sports/event-name.ts';
import { useLeagueName } from '../../../common/sports/team-names.ts';
import { callQuery } from '../../../core/query.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { findMatches, type Match } from './find-matches.ts';
import { findCategories, findProviders, type FoundPlace } from './find-places.ts';

/** Shorter searches would find everything; Chinese says much in one character. */
const shortestSearch = 2;
const gamesShown = 6;
const matchesShown = 4;
const placesShown = 3;
const matchesFreshMs = 60_000;

export interface GameResult {
  kind: 'game';
  id: string;
  to: string;
  title: string;
  detail: string;
  imageUrl: string;
  placeholder: string;
}

export interface MatchResult {
  kind: 'match';
  id: string;
  to: string;
  title: string;
  detail: string;
  isLive: boolean;
}

/** A category or a provider: its lobby. */
export interface PlaceResult {
  kind: FoundPlace['kind'];
  id: string;
  to: string;
  title: string;
  detail: string;
}

export type Result = GameResult | MatchResult | PlaceResult;

/**
 * Games, matches, categories and providers that fit a search. Games are found by the server,
 * matches among those of the page's own list.
 */
export function useSearchResults(typed: string) {
  const t = useText();
  const search = useDeferredValue(typed.trim());
  const isSearching = search.length >= shortestSearch || /\p{Script=Han}/u.test(search);
  const games = useQuery({
    ...callQuery(gameList, { search, limit: gamesShown }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
    staleTime: matchesFreshMs,
  });
  const matches = useMatches(search, isSearching);
  const places = usePlaces(search, isSearching);
  const gameResults = (isSearching ? (games.data?.value ?? []) : []).map((game): GameResult => ({
    kind: 'game',
    id: gameId(game),
    to: gamePath(game),
    title: gameName(t, game),
    detail: opens(game)
      ? game.provider_name
      : `${game.provider_name} · ${t('ui.template.unavailable')}`,
    imageUrl: game.img_url,
    placeholder: game.placeholder,
  }));
  return {
    search,
    isSearching,
    games: gameResults,
    matches: matches.results,
    categories: places.categories,
    providers: places.providers,
    count:
      (games.data?.total ?? 0) +
      matches.results.length +
      places.categories.length +
      places.providers.length,
    isLoading: isSearching && (games.isPending || matches.isLoading),
    isFailed: games.isError,
    retry: () => void games.refetch(),
  };
}

function usePlaces(search: string, isSearching: boolean) {
  const t = useText();
  const { data } = useQuery({ ...providersQuery(null), enabled: isSearching });
  return useMemo(() => {
    const providers = isSearching ? (data?.value ?? []) : [];
    const categoryName = (wireName: string): string => {
      const key = categoryNameKey(wireName);
      return key ? t(key) : wireName;
    };
    const shown = ({ gameCount, ...place }: FoundPlace): PlaceResult => ({
      ...place,
      detail: t('ui.common.gameCount', { count: gameCount }),
    });
    return {
      categories: findCategories(providers, { text: search, categoryName })
        .slice(0, placesShown)
        .map(shown),
      providers: findProviders(providers, search).slice(0, placesShown).map(shown),
    };
  }, [data, search, isSearching, t]);
}

function useMatches(search: string, isSearching: boolean) {
  const t = useText();
  const kickOffText = useKickOffDateText();
  const eventName = useEventName();
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  const { data, isLoading } = useQuery({
    ...callQuery(matchList, {}),
    enabled: isSearching && hasSports,
    staleTime: matchesFreshMs,
  });
  const found = useMemo(
    () => (isSearching ? findMatches(data?.value ?? [], search, matchesShown) : []),
    [data, search, isSearching],
  );
  const leagueName = useLeagueName();
  const when = (match: Match): string =>
    match.state === 'live'
      ? [t('ui.common.live'), scoreOf(match)].join(' ').trim()
      : kickOffText(match);
  const results = found.map((match): MatchResult => ({
    kind: 'match',
    id: match.event_id,
    to: `/sports?event=${match.event_id}`,
    title: eventName(match),
    detail: `${leagueName(match)} · ${when(match)}`,
    isLive: match.state === 'live',
  }));
  return { results, isLoading };
}

/** A race that is run has none. */
const scoreOf = (match: Match): string =>
  isOfRunners(match) ? '' : `${match.home_score ?? 0}–${match.away_score ?? 0}`;
