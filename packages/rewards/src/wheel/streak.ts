import { addDays, daysBetween, startOfDate, type LocalDate } from '@pavilion/domain/time-zones';
import type { Prize } from '../prize.ts';

/** The days in a row that a player has spun, the last one included. */
export interface Streak {
  last: LocalDate;
  days: number;
}

export interface StreakPrize {
  /** Day of the calendar, 1 the first. */
  day: number;
  prize: Prize;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The streak after a spin on a date: a date that was missed begins it anew. */
export function streakAfter(streak: Streak | null, date: LocalDate): Streak {
  const follows = streak !== null && daysBetween(streak.last, date) === 1;
  return { last: date, days: follows ? streak.days + 1 : 1 };
}

/** The day of a calendar of so many days on which the n-th day of a streak falls. */
export const calendarDay = (days: number, length: number): number => ((days - 1) % length) + 1;

/** What the spin that reaches this day of the streak gives beside its own prize. */
export function streakPrize(
  prizes: readonly StreakPrize[],
  length: number,
  days: number,
): Prize | null {
  const day = calendarDay(days, length);
  return prizes.find((row) => row.day === day)?.prize ?? null;
}

export interface CalendarDay {
  local_date: LocalDate;
  day: number;
  state: 'done' | 'today' | 'missed' | 'future';
  prize: Prize | null;
}

/** The calendar around today: the run of days that a streak is in, or the one that begins today. */
export function streakCalendar(
  { prizes, length }: { prizes: readonly StreakPrize[]; length: number },
  streak: Streak | null,
  today: LocalDate,
): CalendarDay[] {
  const hasSpun = streak?.last === today;
  const isAlive = streak !== null && (hasSpun || daysBetween(streak.last, today) === 1);
  const days = isAlive ? streak.days + (hasSpun ? 0 : 1) : 1;
  const day = calendarDay(days, length);
  return Array.from({ length }, (_, index) => {
    const at = index + 1;
    const done = at < day || (at === day && hasSpun);
    return {
      local_date: addDays(today, at - day),
      day: at,
      state: at === day ? (hasSpun ? 'done' : 'today') : done ? 'done' : 'future',
      prize: prizes.find((row) => row.day === at)?.prize ?? null,
    };
  });
}

/**
 * When the next spin is: the first instant of the next date, and a day at least after a change of
 * the zone moved it ahead.
 */
export function nextSpinAt(zone: string, spun: { date: LocalDate; zone: string; at: Date }): Date {
  const next = startOfDate(zone, addDays(spun.date, 1));
  if (zone === spun.zone) return next;
  const dayLater = new Date(spun.at.getTime() + dayMs);
  let date = addDays(spun.date, 1);
  let start = next;
  while (start < dayLater) {
    date = addDays(date, 1);
    start = startOfDate(zone, date);
  }
  return start;
}
