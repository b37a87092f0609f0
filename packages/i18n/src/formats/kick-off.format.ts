import { once } from '../once.ts';
import { dateWriter, relativeWriter } from './intl-source.ts';
import { toDate, type Moment } from './moment.ts';

const dayMs = 86_400_000;
/** From this distance on the year is written too. */
const farMs = 180 * dayMs;

/** How match lists write when a match begins. */
export interface KickOffFormats {
  /**
   * `Today 20:45`, `Tomorrow 15:30`, `Sat, Nov 22 15:30`, on the 24-hour clock. Without `now` (a
   * page drawn ahead of the visitor's clock) always the date.
   */
  kickOff(moment: Moment, now: Moment | null): string;
  /** The day alone: `Today`, `Tomorrow`, `Sat, Nov 22`. */
  dayName(moment: Moment, now: Moment | null): string;
  /**
   * A day of the calendar as it was announced (`2026-11-22`), the same in every zone:
   * `Sun, Nov 22`.
   */
  announcedDay(day: string, now: Moment | null): string;
  /** The calendar day as a key that sorts: `2026-11-22`. */
  calendarDay(moment: Moment): string;
}

/**
 * Makes the kick-off formats of a date locale in a time zone (IANA; the device's own when
 * undefined).
 */
export function createKickOffFormats(locale: string, timeZone: string | undefined): KickOffFormats {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const near = once(() => dateWriter(locale, { ...day, timeZone }));
  const far = once(() => dateWriter(locale, { ...day, year: 'numeric', timeZone }));
  const time = once(() => dateWriter(locale, { ...clock, timeZone }));
  const relative = once(() => relativeWriter(locale));
  const calendarDay = createCalendarDay(timeZone);

  const dayName = (moment: Moment, now: Moment | null): string => {
    const date = toDate(moment);
    if (now === null) return upperFirst(near().format(date), locale);
    const distance = dayNumber(calendarDay(date)) - dayNumber(calendarDay(now));
    if (distance === 0 || distance === 1) {
      return upperFirst(relative().format(distance, 'day'), locale);
    }
    return upperFirst((isFar(date, now) ? far() : near()).format(date), locale);
  };
  // Seldom needed: its writers are made as they are.
  const announcedDay = (announced: string, now: Moment | null): string => {
    const date = new Date(`${announced}T12:00Z`);
    const year = isFar(date, now) ? 'numeric' : undefined;
    return upperFirst(dateWriter(locale, { ...day, year, timeZone: 'UTC' }).format(date), locale);
  };
  return {
    dayName,
    announcedDay,
    calendarDay,
    kickOff: (moment, now) => `${dayName(moment, now)} ${time().format(toDate(moment))}`,
  };
}

const isFar = (date: Date, now: Moment | null): boolean =>
  now !== null && Math.abs(date.getTime() - toDate(now).getTime()) >= farMs;

/** Days are told apart in the visitor's zone, by the Gregorian calendar of the wire. */
function createCalendarDay(timeZone: string | undefined): (moment: Moment) => string {
  const inParts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const format = once(() => new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', inParts));
  return (moment) => {
    const parts = new Map(
      format()
        .formatToParts(toDate(moment))
        .map((part) => [part.type, part]),
    );
    const value = (type: 'year' | 'month' | 'day') => parts.get(type)?.value ?? '';
    return `${value('year')}-${value('month')}-${value('day')}`;
  };
}

/** Days since the epoch, so that neighbours differ by one whatever the clocks did between. */
const dayNumber = (calendarDay: string): number => Date.parse(calendarDay) / dayMs;

/** The day begins its line. */
const upperFirst = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
