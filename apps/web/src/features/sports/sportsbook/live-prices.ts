// chunk: standing
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { createBatcher } from '@pavilion/web-core/batcher';
import { useTopic } from '../../../core/realtime/realtime.ts';
import {
  askAgain,
  changeEvents,
  withMarkets,
  type Change,
  type EventChange,
} from './event-answers.ts';
import type { Market } from './sports.queries.ts';

/** Matches change in bursts; drawn one by one they would keep a phone busy. */
const burstMs = 150;
/** How often is looked for answers that have grown old. */
const lookMs = 5000;

/** What was heard of the markets of a match. */
export interface HeardMarkets {
  eventId: string;
  markets: Market[];
  /** True when the match has no others: one that is missing is closed. */
  isAll: boolean;
}

/**
 * Keeps every list and match that is shown in step with the server: prices, scores, minutes, and
 * what comes and goes.
 */
export function useLivePrices(
  eventId: string | null,
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
  const listenersOf = (markets: 'main' | 'all') => ({
    'odds.changed': (data: RealtimeEventData<'odds.changed'>) => {
      // After a goal the main lines are other markets: who shows just these takes them as they are.
      const taken: Change = (event) => ({ ...event, markets: data.markets });
      const offered = data.markets.filter(
        ({ status }) => status === 'open' || status === 'suspended',
      );
      const whole: Change = (event) => ({
        ...event,
        market_count: offered.length,
        markets: offered,
      });
      const known: Change = (event) => withMarkets(event, data.markets);
      changes.add({
        eventId: data.event_id,
        inList: markets === 'main' ? taken : known,
        inDetail: markets === 'all' ? whole : known,
      });
      onMarkets({ eventId: data.event_id, markets: data.markets, isAll: markets === 'all' });
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
