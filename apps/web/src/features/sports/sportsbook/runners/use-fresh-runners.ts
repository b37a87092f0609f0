import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { matchQuery } from '../../../../common/sports/match-query.ts';
import { nowMs } from '../../../../core/clock.ts';
import type { MatchEvent } from '../sports.queries.ts';

/** An answer that is older was not given to this visit of the page. */
const freshMs = 250;

/**
 * Asks for an event anew when the visitor comes back to it, and when its state or the number of its
 * prices changes: what is heard of it tells neither who came in where nor who was withdrawn.
 */
export function useFreshRunners({ event_id: eventId, state, markets }: MatchEvent): void {
  const client = useQueryClient();
  const priced = Math.max(0, ...markets.map(({ selections }) => selections.length));
  const now = `${state} ${priced}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    const { queryKey } = matchQuery(eventId);
    const isBack = before.current === null && isOld(client.getQueryState(queryKey)?.dataUpdatedAt);
    const isChanged = before.current !== null && before.current !== now;
    before.current = now;
    if (isBack || isChanged) void client.invalidateQueries({ queryKey });
  }, [client, eventId, now]);
}

const isOld = (atMs = 0): boolean => nowMs() - atMs > freshMs;
