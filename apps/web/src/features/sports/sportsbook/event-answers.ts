// chunk: standing
import type { CallResponse } from '@pavilion/contracts/define-call';
import { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { requestOf, type EventPages } from './board-topics.ts';
import { listRefreshMs, type Market, type MatchEvent } from './sports.queries.ts';

type EventPage = CallResponse<typeof eventList>;
type EventAnswer = CallResponse<typeof eventDetail>;
export type Change = (event: MatchEvent) => MatchEvent;

export interface EventChange {
  eventId: string;
  /** What changes of the match in lists, which show its main markets. */
  inList: Change;
  /** What changes of the match on its own page, which shows all of them. */
  inDetail: Change;
}

/**
 * Puts what was heard of matches into every answer that shows one of them. The others are left as
 * they are.
 */
export function changeEvents(client: QueryClient, burst: readonly EventChange[]): void {
  const heard = new Set(burst.map(({ eventId }) => eventId));
  const isMeant = ({ event_id }: MatchEvent): boolean => heard.has(event_id);
  const changeOne =
    (place: 'inList' | 'inDetail'): Change =>
    (event) =>
      burst
        .filter(({ eventId }) => eventId === event.event_id)
        .reduce((shown, change) => change[place](shown), event);
  const changePage = (page: EventPage): EventPage =>
    page.value.some(isMeant) ? { ...page, value: page.value.map(changeOne('inList')) } : page;
  notifyManager.batch(() => {
    changeAnswers<EventPages>(client, eventList.path, (data) => {
      if (!('pages' in data)) return changePage(data);
      return data.pages.some((page) => page.value.some(isMeant))
        ? { ...data, pages: data.pages.map(changePage) }
        : data;
    });
    changeAnswers<EventAnswer>(client, eventDetail.path, (data) =>
      isMeant(data.event) ? { ...data, event: changeOne('inDetail')(data.event) } : data,
    );
  });
  for (const eventId of heard) askOnceMore(client, eventId);
}

/**
 * An answer that is under way may have been written before what was just heard, and takes its place
 * when it comes: then it is asked for once more.
 */
function askOnceMore(client: QueryClient, eventId: string): void {
  const filters = { queryKey: [eventDetail.path, { event_id: eventId }], type: 'active' } as const;
  if (client.isFetching(filters) === 0) return;
  const ask = () => client.refetchQueries(filters, { cancelRefetch: false });
  void ask().then(ask);
}

/** Takes matches out of lists: of those of what is live alone, or of all but what is over. */
export function dropEvents(
  client: QueryClient,
  ids: ReadonlySet<string>,
  isLiveAlone: boolean,
): void {
  const isGone = ({ event_id }: MatchEvent): boolean => ids.has(event_id);
  const rest = (page: EventPage): EventPage =>
    page.value.some(isGone) ? { ...page, value: page.value.filter((one) => !isGone(one)) } : page;
  const isMeant = (query: Query): boolean => {
    const { state } = requestOf(query);
    return isLiveAlone ? state === 'live' : state !== 'finished';
  };
  notifyManager.batch(() =>
    changeAnswers<EventPages>(
      client,
      eventList.path,
      (data) => {
        if (!('pages' in data)) return rest(data);
        const pages = data.pages.map(rest);
        return pages.some((page, at) => page !== data.pages[at]) ? { ...data, pages } : data;
      },
      isMeant,
    ),
  );
}

/**
 * Changes the cached answers of a call; when the server gave them stays known, for {@link
 * askAgain}.
 */
function changeAnswers<Data>(
  client: QueryClient,
  path: string,
  change: (data: Data) => Data,
  isMeant: (query: Query) => boolean = () => true,
): void {
  const found = client.getQueryCache().findAll({ queryKey: [path], predicate: isMeant });
  for (const { queryKey, state } of found) {
    const before = state.data as Data | undefined;
    const after = before && change(before);
    if (after !== before) client.setQueryData(queryKey, after, { updatedAt: state.dataUpdatedAt });
  }
}

/**
 * Asks anew for what is shown and was not asked for in a while: matches that have begun to be
 * offered come, others go. A query's own timer starts again with every change, so that where prices
 * move it would never run out.
 */
export function askAgain(client: QueryClient, nowMs: number): void {
  const paths: unknown[] = [eventList.path, eventDetail.path];
  void client.refetchQueries(
    {
      type: 'active',
      predicate: ({ queryKey, state }) =>
        paths.includes(queryKey[0]) &&
        nowMs - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= listRefreshMs,
    },
    { cancelRefetch: false },
  );
}

/**
 * Markets that the event shows take the new values; others are not added, they may not belong
 * there.
 */
export function withMarkets(event: MatchEvent, markets: readonly Market[]): MatchEvent {
  const byId = new Map(markets.map((market) => [market.market_id, market]));
  return { ...event, markets: event.markets.map((market) => byId.get(market.market_id) ?? market) };
}
