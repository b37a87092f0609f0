import { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callKey } from '../../../../core/query.ts';
import type { MatchEvent } from '../sports.queries.ts';

/**
 * Asks for an event anew when its state changes or the number of its prices does: what is heard of
 * it tells neither who came in where nor who was withdrawn.
 */
export function useFreshRunners({ event_id: eventId, state, markets }: MatchEvent): void {
  const client = useQueryClient();
  const priced = Math.max(0, ...markets.map(({ selections }) => selections.length));
  const now = `${state} ${priced}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    void client.invalidateQueries({ queryKey: callKey(eventDetail, { event_id: eventId }) });
  }, [client, eventId, now]);
}
