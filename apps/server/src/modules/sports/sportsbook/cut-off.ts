import type { EventState } from './event-record.ts';

/**
 * True once an event takes no bets for having started: past its time, or under way or over without
 * in-play betting. The same rule as `check_slip_legs` in the database.
 */
export function isPastCutOff(
  event: { state: EventState; allowsLive: boolean; startTime: Date },
  now: Date,
): boolean {
  if (event.state === 'upcoming') return event.startTime.getTime() <= now.getTime();
  return (event.state === 'live' || event.state === 'finished') && !event.allowsLive;
}
