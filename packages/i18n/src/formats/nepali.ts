import type { DateWriter, NumberWriter, OwnFormats } from './intl-source.ts';

/*
 * Nepali as CLDR has it. The server's Intl knows the language, Chromium's does not and would write
 * English between Nepali words, and other words than the served page. With Latin digits, like
 * everywhere in the product.
 */

const months = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');
const weekdays = 'आइत सोम मङ्गल बुध बिहि शुक्र शनि'.split(' ');
const narrowWeekdays = 'आ सो म बु बि शु श'.split(' ');
const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type DateParts = Readonly<Record<'year' | 'month' | 'day' | 'weekday' | 'time', string>>;

const styles: Partial<Record<string, Intl.DateTimeFormatOptions>> = {
  full: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
};

function dateFormat(options: Intl.DateTimeFormatOptions): DateWriter {
  const { dateStyle, timeZone } = options;
  const wanted = { ...options, ...styles[dateStyle ?? ''] };
  const partsOf = createParts(wanted, timeZone);
  const isShort = dateStyle === 'short';
  return {
    format: (date) => (isShort ? shortDate(partsOf(date), '/') : fullText(partsOf(date), wanted)),
    formatRange: (from, to) => {
      const [start, end] = [partsOf(from), partsOf(to)];
      const isOneDay = ['year', 'month', 'day'].every(
        (part) => start[part as keyof DateParts] === end[part as keyof DateParts],
      );
      if (isShort)
        return isOneDay
          ? shortDate(start, '/')
          : `${shortDate(start, '-', 2)}\u2009–\u2009${shortDate(end, '-', 2)}`;
      return isOneDay ? fullText(start, wanted) : rangeText(start, end, wanted);
    },
  };
}

/**
 * The second day does not repeat what it shares with the first, but its weekday; years that differ
 * are always told.
 */
function rangeText(start: DateParts, end: DateParts, wanted: Intl.DateTimeFormatOptions): string {
  if (start.year !== end.year) {
    const withYear = { ...wanted, year: 'numeric' as const };
    return `${fullText(start, withYear)}\u2009–\u2009${fullText(end, withYear)}`;
  }
  if (start.month === end.month && !wanted.weekday) return `${fullText(start, wanted)}–${end.day}`;
  return `${fullText(start, wanted)}\u2009–\u2009${fullText(end, { ...wanted, year: undefined })}`;
}

function shortDate({ year, month, day }: DateParts, separator: string, digits = 1): string {
  const numbers = [month, day].map((number) => number.padStart(digits, '0'));
  return [year.slice(-2), ...numbers].join(separator);
}

function fullText(parts: DateParts, wanted: Intl.DateTimeFormatOptions): string {
  const date = [
    wanted.year ? parts.year : '',
    wanted.month ? months[Number(parts.month) - 1] : '',
    wanted.day ? parts.day : '',
  ];
  return [date.filter(Boolean).join(' '), weekdayName(parts.weekday, wanted.weekday), parts.time]
    .filter(Boolean)
    .join(', ');
}

function weekdayName(english: string, form: Intl.DateTimeFormatOptions['weekday']): string {
  const index = englishWeekdays.indexOf(english);
  const name = weekdays[index] ?? '';
  if (form === 'narrow') return narrowWeekdays[index] ?? '';
  return form === 'long' ? `${name}बार` : form ? name : '';
}

function createParts(
  { hour, second, timeStyle }: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): (date: Date) => DateParts {
  const hasTime = hour !== undefined || timeStyle !== undefined;
  const hasSeconds = second !== undefined || timeStyle === 'medium';
  const format = new Intl.DateTimeFormat('en-u-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (date) => {
    const parts = new Map<string, string>(
      format.formatToParts(date).map(({ type, value }) => [type, value]),
    );
    const of = (type: string): string => parts.get(type) ?? '';
    const clock = [of('hour'), of('minute'), ...(hasSeconds ? [of('second')] : [])];
    return {
      year: of('year'),
      month: of('month'),
      day: of('day'),
      weekday: of('weekday'),
      time: hasTime ? clock.join(':') : '',
    };
  };
}

const named: Partial<Record<string, Readonly<Record<number, string>>>> = {
  second: { 0: 'अहिले' },
  minute: { 0: 'यही मिनेटमा' },
  hour: { 0: 'यस घडीमा' },
  day: { [-2]: 'अस्ति', [-1]: 'हिजो', 0: 'आज', 1: 'भोलि', 2: 'पर्सि' },
  month: { [-1]: 'गत महिना', 0: 'यो महिना', 1: 'अर्को महिना' },
  year: { [-1]: 'गत वर्ष', 0: 'यो वर्ष', 1: 'आगामी वर्ष' },
};
const units: Partial<Record<string, string>> = {
  second: 'सेकेन्ड',
  minute: 'मिनेट',
  hour: 'घण्टा',
  day: 'दिन',
  month: 'महिना',
  year: 'वर्ष',
};

function relative(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const name = named[unit]?.[count];
  if (name) return name;
  const text = `${numberFormat({}).format(Math.abs(count))} ${units[unit] ?? unit}`;
  if (count > 0) return `${text}मा`;
  return `${text} ${unit === 'year' ? 'अघि' : 'पहिले'}`;
}

/**
 * Short amounts: the power of ten from which each word is used. Those of India's English are
 * others.
 */
const shortWords = [
  [13, 'शंख'],
  [11, 'खरब'],
  [9, 'अरब'],
  [7, 'करोड'],
  [5, 'लाख'],
  [3, 'हजार'],
] as const;

/**
 * Amounts with their word in place of most digits, rounded to a tenth of it: 99,950 are a लाख
 * already.
 */
function shortFormat(options: Intl.NumberFormatOptions) {
  const { format } = numberFormat({ ...options, notation: 'standard' });
  return {
    format: (value: number | bigint | Intl.StringNumericLiteral): string => {
      const size = Math.abs(Number(value));
      const used = shortWords.find(([power], index) => {
        const below = shortWords[index + 1]?.[0] ?? 0;
        return size >= 10 ** power - 10 ** below / 20;
      });
      if (!used) return format(value);
      // Intl takes the exponent in the text, so no digit is lost.
      const scaled = `${value}E-${used[0]}` as Intl.StringNumericLiteral;
      return `${format(scaled)}\u00A0${used[1]}`;
    },
  };
}

/**
 * Digits are grouped as in India, signs of currencies stand apart, and Nepal's own is written in
 * Nepali.
 */
function numberFormat(options: Intl.NumberFormatOptions): NumberWriter {
  if (options.notation === 'compact') return shortFormat(options);
  const format = new Intl.NumberFormat('en-IN-u-nu-latn', options);
  const written = ({ type, value }: Intl.NumberFormatPart): string => {
    if (type === 'literal' && options.currency) return value.trim();
    if (type !== 'currency') return value;
    return `${options.currency === 'NPR' ? 'रू' : value}\u00A0`;
  };
  return {
    format: (value: number | bigint | Intl.StringNumericLiteral): string =>
      format.formatToParts(value).map(written).join(''),
  };
}

/** Dates, distances of time and numbers in Nepali, for browsers whose Intl lacks it. */
export const nepaliFormats: OwnFormats = {
  date: dateFormat,
  relative: { format: relative },
  number: numberFormat,
};
