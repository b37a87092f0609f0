// chunk: standing
import { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { focusManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { createBatcher } from '@pavilion/web-core/batcher';
import { useRealtimeStatus, useTopic } from '../../../core/realtime/realtime.ts';
import type { HeardMarkets } from './board-event.ts';
import {
  askAgain,
  changeEvents,
  withMarkets,
  type Change,
  type EventChange,
} from './event-answers.ts';
import { useLiveBoard } from './live-board.ts';

/** Matches change in bursts; drawn one by one they would keep a phone busy. */
const burstMs = 150;
/** How often is looked for answers that have grown old. */
const lookMs = 5000;

/**
 * Keeps every list and match that is shown in step with the server: prices, scores, minutes, and
 * what comes and goes. `sports`: of these prices are heard, whatever is shown.
 */
export function useLivePrices(
  eventId: string | null,
  sports: readonly string[],
  onMarkets: (heard: HeardMarkets) => void,
): void {
  const client = useQueryClient();
  const [changes] = useState(() =>
    createBatcher<EventChange>(burstMs, (burst) => changeEvents(client, burst)),
  );
  useEffect(() => changes.flush, [changes]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (focusManager.isFocused()) askAgain(client, nowMs());
    }, lookMs);
    return () => clearInterval(timer);
  }, [client]);
  useLiveBoard(sports, changes, onMarkets);
  useAskOnReturn(client);
  useTopic(eventId === null ? null : `event:${eventId}`, {
    'odds.changed': (data) => {
      const offered = data.markets.filter(
        ({ status }) => status === 'open' || status === 'suspended',
      );
      const known: Change = (event) => withMarkets(event, data.markets);
      changes.add({
        eventId: data.event_id,
        inList: known,
        inDetail: (event) => ({ ...event, market_count: offered.length, markets: offered }),
      });
      onMarkets({ eventId: data.event_id, markets: data.markets, isAll: true });
    },
    'event.changed': (data) => {
      const { event_id, ...state } = data;
      const change: Change = (event) => ({ ...event, ...state });
      changes.add({ eventId: event_id, inList: change, inDetail: change });
    },
  });
}

/** What a match's own topic told while the line was down is not told again. */
function useAskOnReturn(client: QueryClient): void {
  const isOpen = useRealtimeStatus(({ status }) => status === 'online');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    if (wasOpen.current) void client.invalidateQueries({ queryKey: [eventDetail.path] });
    wasOpen.current = true;
  }, [client, isOpen]);
}
