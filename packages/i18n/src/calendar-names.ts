import { dateWriter } from './formats/intl-source.ts';

/**
 * First day of the week by region where the platform does not tell: Monday where it is not named
 * here.
 */
const sundayRegions = new Set([
  'US',
  'PH',
  'CN',
  'TW',
  'HK',
  'MO',
  'NP',
  'JP',
  'KR',
  'IN',
  'BR',
  'MX',
]);

interface WeekInfo {
  firstDay: number;
}

/** Weekday that a week begins with, 1 (Monday) to 7 (Sunday), as the locale's region has it. */
function firstWeekdayOf(locale: string): number {
  const data = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  const known = data.getWeekInfo?.() ?? data.weekInfo;
  return known?.firstDay ?? (sundayRegions.has(data.maximize().region ?? '') ? 7 : 1);
}

/** The longest name that fits above a column of days. */
const longestWeekday = 4;

/** Short names where all of them fit, single letters in languages that have no short ones. */
function shortWeekdays(
  days: readonly string[],
  short: (day: string) => string,
  narrow: (day: string) => string,
): string[] {
  const names = days.map(short);
  return names.some((name) => [...name].length > longestWeekday) ? days.map(narrow) : names;
}

/** The week of the first of January 2024, which was a Monday. */
const dayOfWeek = (weekday: number): string => `2024-01-0${weekday}`;

/**
 * What the date fields of `@pavilion/ui` call days, weekdays and months (`names`), of the Gregorian
 * calendar. Takes a locale as `dateLocaleOf` gives it, after `loadLocale` of its language; the
 * functions take ISO days (`2026-11-21`).
 */
export function createCalendarNames(locale: string) {
  const form = (options: Intl.DateTimeFormatOptions) => {
    const format = dateWriter(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const firstWeekday = firstWeekdayOf(locale);
  const week = Array.from({ length: 7 }, (_, index) =>
    dayOfWeek(((firstWeekday - 1 + index) % 7) + 1),
  );
  const short = shortWeekdays(week, form({ weekday: 'short' }), form({ weekday: 'narrow' }));
  const long = form({ weekday: 'long' });
  const month = form({ month: 'long' });
  return {
    firstWeekday,
    weekdays: week.map((day, index) => ({ short: short[index] ?? '', long: long(day) })),
    months: Array.from({ length: 12 }, (_, index) =>
      month(`2024-${String(index + 1).padStart(2, '0')}-01`),
    ),
    full: form({ dateStyle: 'full' }),
    medium: form({ dateStyle: 'medium' }),
    day: form({ day: 'numeric' }),
    monthYear: form({ month: 'long', year: 'numeric' }),
    year: form({ year: 'numeric' }),
  };
}
