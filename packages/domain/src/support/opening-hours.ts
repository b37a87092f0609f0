import { zonedClock } from '../time-zones/index.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const dayMinutes = 24 * 60;
const minuteMs = 60_000;
const rowsMax = 14;

/** Opening hours by day, Monday first; minutes of the day, the end not included. */
export type OpeningHours = ReadonlyArray<ReadonlyArray<{ from: number; to: number }>>;

const rowPattern =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/;

/**
 * Reads `Mo-Fr 09:00-18:00, Sa 10:00-14:00`; null when it cannot be read. Days may go round the
 * week (`Sa-Mo`); a time ends after it begins and at 24:00 at the latest.
 */
export function parseOpeningHours(text: string): OpeningHours | null {
  const rows = text.split(',').map((row) => rowPattern.exec(row.trim()));
  if (rows.length > rowsMax) return null;
  const week: Array<Array<{ from: number; to: number }>> = days.map(() => []);
  for (const row of rows) {
    if (!row) return null;
    const [, first = '', last = first, ...clock] = row;
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clock.map(Number);
    const times = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
    const isTime = fromMinute < 60 && toMinute < 60 && times.to <= dayMinutes;
    if (!isTime || times.from >= times.to) return null;
    for (const day of daysFrom(first, last)) week[day]?.push(times);
  }
  return week;
}

function daysFrom(first: string, last: string): number[] {
  const [start, end] = [indexOf(first), indexOf(last)];
  const count = ((end - start + days.length) % days.length) + 1;
  return Array.from({ length: count }, (_, index) => (start + index) % days.length);
}

const indexOf = (name: string): number => days.findIndex((day) => day === name);

/** Whether it is open at an instant, by the clocks of a zone. */
export function isOpenAt(hours: OpeningHours, zone: string, at: Date): boolean {
  const { day, minute } = placeInWeek(zonedClock(zone)(at));
  return hours[day]?.some(({ from, to }) => from <= minute && minute < to) ?? false;
}

/**
 * When it opens next, looking a week ahead; null when it never does. An instant at which it is open
 * is that instant.
 */
export function nextOpening(hours: OpeningHours, zone: string, at: Date): Date | null {
  if (isOpenAt(hours, zone, at)) return at;
  const write = zonedClock(zone);
  const startMs = Math.floor(at.getTime() / minuteMs) * minuteMs;
  const here = placeInWeek(write(at));
  const openings = hours.flatMap((times, day) =>
    times.map(({ from }) => {
      const ahead = (day - here.day) * dayMinutes + from - here.minute;
      return ahead > 0 ? ahead : ahead + 7 * dayMinutes;
    }),
  );
  if (openings.length === 0) return null;
  const ahead = Math.min(...openings);
  const found = new Date(startMs + ahead * minuteMs);
  // Where clocks were changed in between, the hour on the wall counts.
  const wanted = (here.day * dayMinutes + here.minute + ahead) % (7 * dayMinutes);
  const { day, minute } = placeInWeek(write(found));
  const off = wanted - (day * dayMinutes + minute);
  return new Date(found.getTime() + off * minuteMs);
}

/** Day and minute of an ISO text, whatever its offset. */
function placeInWeek(iso: string): { day: number; minute: number } {
  const weekday = new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const [hour = 0, minute = 0] = iso.slice(11, 16).split(':').map(Number);
  return { day: (weekday + 6) % 7, minute: hour * 60 + minute };
}
