import type { CallInput, CallResponse, sportList } from '@pavilion/contracts';
import { addDays, localDateOf, universalZone } from '@pavilion/domain/time-zones';
import { sports, sportSpec } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { boardOf } from './board.ts';
import { countEvent, noEvents, type EventCounts } from './event-counts.ts';
import { isShown } from './event-filter.ts';
import type { EventRecord } from './event-record.ts';

type Answer = CallResponse<typeof sportList>;

const soonMinutes = 120;
const dayCount = 7;

/**
 * Sports that have events, in the order of the house; how many begin soon, and on each of the next
 * days of the visitor.
 */
export async function listSports(
  context: ServerContext,
  input: CallInput<typeof sportList>,
): Promise<Answer> {
  const now = context.clock.now();
  const all = await boardOf(context).events();
  const matches = all.filter(isShown({}, now.getTime(), null));
  const isSoon = isShown({ soon_minutes: soonMinutes }, now.getTime(), null);
  return {
    value: sports.flatMap((sport) => {
      const events = all.filter(isShown({ ...input, sport }, now.getTime(), null));
      if (events.length === 0) return [];
      const counts = events.reduce<EventCounts>(countEvent, noEvents);
      return [{ sport, ...counts, columns: [...sportSpec(sport).columns] }];
    }),
    soon_count: all.filter(isSoon).length,
    days: daysFrom(now, input.time_zone ?? universalZone, matches),
  };
}

function daysFrom(now: Date, zone: string, events: readonly EventRecord[]): Answer['days'] {
  const dateOf = localDateOf(zone);
  const today = dateOf(now);
  const counts = new Map<string, number>();
  for (const { state, startTime } of events) {
    if (state !== 'upcoming') continue;
    const date = dateOf(startTime);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return Array.from({ length: dayCount }, (_, ahead) => {
    const date = addDays(today, ahead);
    return { date, count: counts.get(date) ?? 0 };
  });
}
