import type { CallResponse } from '@pavilion/contracts/define-call';
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import { eventDetail } from '@pavilion/contracts/sports/event-detail.contract';
import { eventList } from '@pavilion/contracts/sports/event-list.contract';
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useTopic } from '../../core/realtime/realtime.ts';
import type { Market, MatchEvent } from './sports.queries.ts';

type EventPage = CallResponse<typeof eventList>;
type EventPages = InfiniteData<EventPage>;
type EventAnswer = CallResponse<typeof eventDetail>;
type Change = (event: MatchEvent) => MatchEvent;

/** Keeps every list and match that is shown in step with the server: prices, scores, minutes. */
export function useLivePrices(
  eventId: string | null,
  onMarkets: (markets: Market[]) => void,
): void {
  const client = useQueryClient();
  const listeners = {
    'odds.changed': (data: RealtimeEventData<'odds.changed'>) => {
      changeEvent(client, data.event_id, (event) => withMarkets(event, data.markets));
      onMarkets(data.markets);
    },
    'event.changed': (data: RealtimeEventData<'event.changed'>) => {
      const { event_id: id, ...state } = data;
      changeEvent(client, id, (event) => ({ ...event, ...state }));
    },
  };
  useTopic('odds', listeners);
  useTopic(eventId === null ? null : `event:${eventId}`, listeners);
}

function changeEvent(client: QueryClient, eventId: string, change: Change): void {
  const changeOne = (event: MatchEvent) => (event.event_id === eventId ? change(event) : event);
  client.setQueriesData<EventPages | EventPage>({ queryKey: [eventList.path] }, (data) => {
    if (!data) return data;
    return 'pages' in data
      ? { ...data, pages: data.pages.map((page) => changeInPage(page, changeOne)) }
      : changeInPage(data, changeOne);
  });
  client.setQueriesData<EventAnswer>({ queryKey: [eventDetail.path] }, (data) =>
    data ? { ...data, event: changeOne(data.event) } : data,
  );
}

const changeInPage = (page: EventPage, change: Change): EventPage => ({
  ...page,
  value: page.value.map(change),
});

/** Markets that the event shows take the new values; others are not added, they may not be main ones. */
function withMarkets(event: MatchEvent, markets: readonly Market[]): MatchEvent {
  const byId = new Map(markets.map((market) => [market.market_id, market]));
  return { ...event, markets: event.markets.map((market) => byId.get(market.market_id) ?? market) };
}
