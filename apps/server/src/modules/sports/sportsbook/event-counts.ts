import type { EventRecord } from './event-record.ts';

/** How many events there are of a sport or a league, as on the wire. */
export interface EventCounts {
  live_count: number;
  upcoming_count: number;
  outright_count: number;
  /** When the first of those that have not begun begins. */
  next_start: string | null;
}

export const noEvents: EventCounts = {
  live_count: 0,
  upcoming_count: 0,
  outright_count: 0,
  next_start: null,
};

/** The counts with one event more. What is put off counts as to come: lists show it. */
export function countEvent(
  counts: EventCounts,
  { sport, state, startTime }: EventRecord,
): EventCounts {
  const isLive = state === 'live';
  const start = state === 'upcoming' ? startTime.toISOString() : null;
  return {
    live_count: counts.live_count + Number(isLive),
    upcoming_count: counts.upcoming_count + Number(!isLive),
    outright_count: counts.outright_count + Number(sport === 'outright'),
    next_start: earlier(counts.next_start, start),
  };
}

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};
