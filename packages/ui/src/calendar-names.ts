import { addDays } from './calendar-dates.ts';

/** A Monday; weekdays are named by the days after it. */
const monday = '2024-01-01';

/** First day of the week by region where the platform does not tell: Monday where it is not named here. */
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

/** Weekday that a week begins with, 1 (Monday) to 7 (Sunday), as the language's region has it. */
export function firstWeekdayOf(locale: string): number {
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

/** Names and written forms of days in one language, of the Gregorian calendar. */
export function calendarNames(locale: string) {
  const form = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const firstWeekday = firstWeekdayOf(locale);
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    addDays(monday, (firstWeekday - 1 + index) % 7),
  );
  const short = shortWeekdays(weekdays, form({ weekday: 'short' }), form({ weekday: 'narrow' }));
  const long = form({ weekday: 'long' });
  const month = form({ month: 'long' });
  return {
    firstWeekday,
    weekdays: weekdays.map((day, index) => ({ short: short[index] ?? '', long: long(day) })),
    months: Array.from({ length: 12 }, (_, index) =>
      month(`2024-${String(index + 1).padStart(2, '0')}-01`),
    ),
    /** `21 November 2026`, with its weekday: what a screen reader says of a day. */
    full: form({ dateStyle: 'full' }),
    /** What stands in a field. */
    medium: form({ dateStyle: 'medium' }),
    /** The number in the grid. */
    day: form({ day: 'numeric' }),
    /** `November 2026` from any day of the month. */
    monthYear: form({ month: 'long', year: 'numeric' }),
    year: form({ year: 'numeric' }),
  };
}

export type CalendarNames = ReturnType<typeof calendarNames>;
