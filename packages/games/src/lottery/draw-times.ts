import { addDays, localDateOf, zonedClock, type LocalDate } from '@pavilion/domain/time-zones';
import type { DrawSchedule } from './lottery-game.ts';

/** A draw as a schedule names it: the day and the time of the site's clocks, and when that is. */
export interface ScheduledDraw {
  date: LocalDate;
  /** "19:00". */
  time: string;
  at: Date;
}

const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * When clocks of a zone show a time of a day. Where they jump over it, as much later as they jump;
 * where they show it twice, the first time.
 */
export function instantOf(zone: string, date: LocalDate, time: string): Date {
  const clock = zonedClock(zone);
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetMs = (at: number): number =>
    Date.parse(`${clock(new Date(at)).slice(0, 19)}Z`) - Math.floor(at / 1000) * 1000;
  const tries = [-1, 1].map((days) => wanted - offsetMs(wanted + days * 86_400_000));
  const shown = tries.filter((at) => clock(new Date(at)).slice(0, 16) === `${date}T${time}`);
  return new Date(Math.min(...(shown.length > 0 ? shown : [Math.max(...tries)])));
}

/**
 * The draws of a schedule after an instant, the soonest first; none where the schedule has no day
 * or no time.
 */
export function drawsAfter(
  { weekdays, times }: DrawSchedule,
  zone: string,
  after: Date,
  count: number,
): readonly ScheduledDraw[] {
  // A clock that jumps may move a draw into the day before; a week has each day of the schedule
  // once.
  const first = addDays(localDateOf(zone)(after), -1);
  const days = Array.from({ length: 7 * (count + 1) }, (_, day) => addDays(first, day));
  const found: ScheduledDraw[] = [];
  for (const date of days.filter((day) => weekdays.includes(weekdayOf(day)))) {
    // The day after the last that is wanted may begin before it ends.
    const isLast = found.length >= count;
    const draws = times.map((time) => ({ date, time, at: instantOf(zone, date, time) }));
    found.push(...draws.filter(({ at }) => at > after));
    if (isLast) break;
  }
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(0, count);
}
