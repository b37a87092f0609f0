// chunk: standing
import type { CallResponse } from '@pavilion/contracts/define-call';
import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import {
  useQueryClient,
  type InfiniteData,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { BoardTopic } from '../../../common/sports/board-feed.ts';

type EventPage = CallResponse<typeof eventList>;
export type EventPages = InfiniteData<EventPage> | EventPage;

/** What a list of matches was asked with, as its key has it. */
export const requestOf = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  (queryKey[1] ?? {}) as { sport?: string; state?: string };

const pagesOf = (data: EventPages | undefined): readonly EventPage[] =>
  data === undefined ? [] : 'pages' in data ? data.pages : [data];

const shownLists = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [eventList.path], type: 'active' })
    .map((query) => ({
      request: requestOf(query),
      pages: pagesOf(query.state.data as EventPages | undefined),
    }));

/** The matches that stand in a list of the page. */
export const shownMatches = (client: QueryClient) =>
  shownLists(client).flatMap(({ pages }) => pages.flatMap(({ value }) => value));

/** What has surely been seen of every list: the lowest number one was answered with; null: none. */
export function seenByLists(client: QueryClient): number | null {
  const seen = shownLists(client).flatMap(({ pages }) => pages.map(({ seq }) => seq));
  return seen.length === 0 ? null : Math.min(...seen);
}

/** Where the lists of the page are told of: what was over when it was asked for changes no more. */
export function topicsOf(client: QueryClient, sports: readonly string[]): BoardTopic[] {
  const lists = shownLists(client).flatMap(({ request: { sport, state }, pages }) => {
    if (state === 'finished') return [];
    if (sport !== undefined) return [`board:${sport}` as const];
    if (state === 'live') return ['board:live' as const];
    return pages.flatMap(({ value }) => value.map((event) => `board:${event.sport}` as const));
  });
  const own = sports.map((sport) => `board:${sport}` as const);
  return [...new Set([...lists, ...own])].toSorted();
}

/** Topics of the lists that are shown now, and of more sports. */
export function useBoardTopics(sports: readonly string[]): BoardTopic[] {
  const client = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) => client.getQueryCache().subscribe(tell),
    [client],
  );
  const read = (): string => topicsOf(client, sports).join(' ');
  const topics = useSyncExternalStore(subscribe, read, () => '');
  return topics === '' ? [] : (topics.split(' ') as BoardTopic[]);
}
