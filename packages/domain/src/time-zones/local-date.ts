/** A calendar date, `2026-11-28`. */
export type LocalDate = string;

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;
const mostKept = 1000;

/** Making a format takes a hundred times as long as using it, and zones are few. */
const formatOfZone = remembered(
  (zone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The date that calendars of a zone show at an instant. */
export function localDateOf(zone: string): (instant: Date) => LocalDate {
  const format = formatOfZone(zone);
  return (instant) => format.format(instant);
}

/** Keeps what was made of each name; forgets all of it when visitors have asked for too many. */
function remembered<Value>(make: (name: string) => Value): (name: string) => Value {
  const kept = new Map<string, Value>();
  return (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const value = make(name);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, value);
    return value;
  };
}

/** The date so many days later; the calendar alone, without a zone. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one date to another. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/**
 * The first instant of a date in a zone, to the minute: midnight, or what follows it where the
 * clocks jump over it. Where a zone leaves a date out it is the first instant after it.
 */
export function startOfDate(zone: string, date: LocalDate): Date {
  return new Date(startMsOf(`${date} ${zone}`));
}

const startMsOf = remembered((name) => {
  const [date = '', zone = ''] = name.split(' ');
  const dateAt = localDateOf(zone);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  let before = Math.floor((midnight - 2 * dayMs) / minuteMs);
  let from = Math.floor((midnight + 2 * dayMs) / minuteMs);
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dateAt(new Date(middle * minuteMs)) < date) before = middle;
    else from = middle;
  }
  return from * minuteMs;
});

/**
 * The ISO week of a date, `2026-W48`: weeks begin on Monday, the first one of a year has its first
 * Thursday.
 */
export function isoWeekOf(date: LocalDate): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const thursday = addDays(date, 3 - weekday);
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The Monday of the week that a date is in. */
export const mondayOf = (date: LocalDate): LocalDate =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
