import { once } from '../once.ts';
import { dateWriter, relativeWriter, type DateWriter } from './intl-source.ts';
import { toDate, type Moment } from './moment.ts';

const dateStyles = {
  /** 11/22/26 */
  short: { dateStyle: 'short' },
  /** Nov 22, 2026 */
  medium: { dateStyle: 'medium' },
  /** November 22, 2026 */
  long: { dateStyle: 'long' },
  /** Sunday, November 22, 2026 */
  full: { dateStyle: 'full' },
  /** Nov 22 */
  day: { month: 'short', day: 'numeric' },
  /** November 2026 */
  month: { year: 'numeric', month: 'long' },
  /** Sun, Nov 22: day headings of match lists */
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

const timeStyles = {
  /** 3:05 PM */
  short: { timeStyle: 'short' },
  /** 3:05:09 PM */
  seconds: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type TimeStyle = keyof typeof timeStyles;

/**
 * Intl refuses the preset styles beside single parts, so a date with a time is spelled in parts.
 */
const dateTimeParts: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

/**
 * Makes the date and time formats of a date locale in a time zone (IANA; the device's own when
 * undefined).
 */
export function createDateFormats(locale: string, timeZone: string | undefined) {
  const formats = new Map<string, DateWriter>();
  const formatOf = (options: Intl.DateTimeFormatOptions): DateWriter => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? dateWriter(locale, { ...options, timeZone });
    formats.set(key, format);
    return format;
  };
  const write = (moment: Moment, options: Intl.DateTimeFormatOptions): string =>
    formatOf(options).format(toDate(moment));
  return {
    date: (moment: Moment, style: DateStyle = 'medium') => write(moment, dateStyles[style]),
    time: (moment: Moment, style: TimeStyle = 'short') => write(moment, timeStyles[style]),
    dateTime: (moment: Moment, withSeconds = false) =>
      write(moment, withSeconds ? { ...dateTimeParts, second: '2-digit' } : dateTimeParts),
    dateRange: (from: Moment, to: Moment, style: DateStyle = 'medium') =>
      formatOf(dateStyles[style]).formatRange(toDate(from), toDate(to)),
    relative: createRelativeFormat(locale),
  };
}

const unitSteps = [
  { unit: 'second', ms: 1000, below: 60 },
  { unit: 'minute', ms: 60_000, below: 60 },
  { unit: 'hour', ms: 3_600_000, below: 24 },
  { unit: 'day', ms: 86_400_000, below: 30 },
  { unit: 'month', ms: 2_629_800_000, below: 12 },
] as const;

function createRelativeFormat(locale: string): (moment: Moment, now: Moment) => string {
  const writer = once(() => relativeWriter(locale));
  return (moment, now) => {
    const distanceMs = toDate(moment).getTime() - toDate(now).getTime();
    for (const { unit, ms, below } of unitSteps) {
      const count = Math.round(distanceMs / ms);
      if (Math.abs(count) < below) return writer().format(noNegativeZero(count), unit);
    }
    return writer().format(Math.round(distanceMs / 31_557_600_000), 'year');
  };
}

/** Intl writes -0 as "0 seconds ago" instead of "now". */
const noNegativeZero = (count: number): number => (count === 0 ? 0 : count);
