/**
 * Days as ISO strings (`2026-11-21`) and months as `2026-11`. All sums run in UTC, so no time zone
 * and no summer time moves a day.
 */
const dayMs = 86_400_000;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

function toUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function fromUtc(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

/** True for a day that exists: `2026-02-30` does not. */
export function isIsoDay(text: string): boolean {
  return (
    isoDay.test(text) &&
    !Number.isNaN(toUtc(text).getTime()) &&
    fromUtc(toUtc(text).getTime()) === text
  );
}

/** The day `count` days on, back when negative. */
export function addDays(day: string, count: number): string {
  return fromUtc(toUtc(day).getTime() + count * dayMs);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / dayMs);
}

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month `count` months on. */
export function addMonths(month: string, count: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return fromUtc(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

/**
 * The same day of another month, or that month's last one: a month after 31 January is 28 February.
 */
export function addMonthsToDay(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  const last = lastDayOf(month);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Weekday from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return toUtc(day).getUTCDay() || 7;
}

/** First and last day of the week around a day, for a week that begins on `firstWeekday`. */
export function weekOf(day: string, firstWeekday: number): { start: string; end: string } {
  const start = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
  return { start, end: addDays(start, 6) };
}

/** Six weeks of days that hold the month: always six, so that the calendar keeps its height. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const { start } = weekOf(`${month}-01`, firstWeekday);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(start, week * 7 + weekday)),
  );
}

/** The nearest day that is allowed. */
export function clampDay(day: string, min?: string, max?: string): string {
  if (min !== undefined && day < min) return min;
  if (max !== undefined && day > max) return max;
  return day;
}
