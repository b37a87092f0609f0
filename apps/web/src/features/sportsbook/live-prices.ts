import type { CallResponse } from '@pavilion/contracts/define-call';
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import { eventDetail } from '@pavilion/contracts/sports/event-detail.contract';
import { eventList } from '@pavilion/contracts/sports/event-list.contract';
import {
  notifyManager,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gather } from '../../core/gather.ts';
import { useTopic } from '../../core/realtime/realtime.ts';
import type { Market, MatchEvent } from './sports.queries.ts';

type EventPage = CallResponse<typeof eventList>;
type EventPages = InfiniteData<EventPage>;
type EventAnswer = CallResponse<typeof eventDetail>;
type Change = (event: MatchEvent) => MatchEvent;

interface EventChange {
  eventId: string;
  /** What changes of the match in lists, which show its main markets. */
  inList: Change;
  /** What changes of the match on its own page, which shows all of them. */
  inDetail: Change;
}

/** Matches change in bursts; drawn one by one they would keep a phone busy. */
const burstMs = 150;

/** Keeps every list and match that is shown in step with the server: prices, scores, minutes. */
export function useLivePrices(
  eventId: string | null,
  onMarkets: (markets: Market[]) => void,
): void {
  const client = useQueryClient();
  const [changes] = useState(() =>
    gather<EventChange>(burstMs, (burst) => changeEvents(client, burst)),
  );
  useEffect(() => changes.flush, [changes]);
  const listenersOf = (markets: 'main' | 'all') => ({
    'odds.changed': (data: RealtimeEventData<'odds.changed'>) => {
      // After a goal the main lines are other markets: who shows just these takes them as they are.
      const taken: Change = (event) => ({ ...event, markets: data.markets });
      const known: Change = (event) => withMarkets(event, data.markets);
      changes.add({
        eventId: data.event_id,
        inList: markets === 'main' ? taken : known,
        inDetail: markets === 'all' ? taken : known,
      });
      onMarkets(data.markets);
    },
    'event.changed': (data: RealtimeEventData<'event.changed'>) => {
      const { event_id, ...state } = data;
      const change: Change = (event) => ({ ...event, ...state });
      changes.add({ eventId: event_id, inList: change, inDetail: change });
    },
  });
  useTopic('odds', listenersOf('main'));
  useTopic(eventId === null ? null : `event:${eventId}`, listenersOf('all'));
}

function changeEvents(client: QueryClient, burst: readonly EventChange[]): void {
  const changeOne =
    (place: 'inList' | 'inDetail'): Change =>
    (event) =>
      burst
        .filter(({ eventId }) => eventId === event.event_id)
        .reduce((shown, change) => change[place](shown), event);
  notifyManager.batch(() => {
    client.setQueriesData<EventPages | EventPage>({ queryKey: [eventList.path] }, (data) => {
      if (!data) return data;
      return 'pages' in data
        ? { ...data, pages: data.pages.map((page) => changeInPage(page, changeOne('inList'))) }
        : changeInPage(data, changeOne('inList'));
    });
    client.setQueriesData<EventAnswer>({ queryKey: [eventDetail.path] }, (data) =>
      data ? { ...data, event: changeOne('inDetail')(data.event) } : data,
    );
  });
}

const changeInPage = (page: EventPage, change: Change): EventPage => ({
  ...page,
  value: page.value.map(change),
});

/** Markets that the event shows take the new values; others are not added, they may not belong there. */
function withMarkets(event: MatchEvent, markets: readonly Market[]): MatchEvent {
  const byId = new Map(markets.map((market) => [market.market_id, market]));
  return { ...event, markets: event.markets.map((market) => byId.get(market.market_id) ?? market) };
}
