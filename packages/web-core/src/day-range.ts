/** From the first to the last instant of a day, as on the wire. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The day so many days after the present one, in the device's own zone. Takes the present in epoch
 * milliseconds. Live matches that began on it are in it.
 */
export function dayRange(nowMs: number, daysAhead: number): DayRange {
  const midnight = (days: number): Date => {
    const date = new Date(nowMs);
    // By calendar, so that a day of 23 or 25 hours counts as one.
    date.setDate(date.getDate() + days);
    // Last: where clocks change at midnight a day begins at one, and only that day.
    date.setHours(0, 0, 0, 0);
    return date;
  };
  const end = midnight(daysAhead + 1).getTime() - 1;
  return { from: midnight(daysAhead).toISOString(), to: new Date(end).toISOString() };
}

/**
 * From the beginning of one day to the end of another (`2026-11-21`), in the device's own zone;
 * what is empty is left open.
 */
export function rangeOfDays(from: string, to: string): Partial<DayRange> {
  const midnight = (day: string, days: number): Date | null => {
    const known = readDay(day);
    if (known === null) return null;
    const [year = 0, month = 1, date = 1] = known.split('-').map(Number);
    return new Date(year, month - 1, date + days);
  };
  const start = midnight(from, 0);
  const end = midnight(to, 1);
  return {
    ...(start && { from: start.toISOString() }),
    ...(end && { to: new Date(end.getTime() - 1).toISOString() }),
  };
}

/**
 * A day of the calendar (`2026-11-21`) as an address names it; null for anything else, the 31st of
 * February too.
 */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
  return isDay ? text : null;
}
