import { beforeAll, describe, expect, it } from 'vitest';
import { createCalendarNames } from './calendar-names.ts';
import { provideFormats } from './formats/intl-source.ts';
import { nepaliFormats } from './formats/nepali.ts';
import { dateLocaleOf } from './intl-locales.ts';

const days = ['2024-02-29', '2026-01-04', '2026-11-21', '2027-12-31'];

it.each([
  ['en-US', 7],
  ['en-GB', 1],
  ['ru', 1],
  [dateLocaleOf('fil'), 7],
  [dateLocaleOf('ne'), 7],
])('the week of %s begins on day %i', (locale, weekday) => {
  const names = createCalendarNames(locale);
  expect(names.firstWeekday).toBe(weekday);
  expect(names.weekdays).toHaveLength(7);
});

it('writes days in the language', () => {
  const spanish = createCalendarNames('es');
  expect(spanish.monthYear('2026-11-01')).toBe('noviembre de 2026');
  expect(spanish.months.at(-1)).toBe('diciembre');
  expect(createCalendarNames('ru').weekdays[0]).toEqual({ short: 'пн', long: 'понедельник' });
  const english = createCalendarNames('en-US');
  expect(english.weekdays.map(({ short }) => short).join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat');
  expect(english.medium('2026-11-21')).toBe('Nov 21, 2026');
  expect(english.full('2026-11-21')).toBe('Saturday, November 21, 2026');
});

it('has single letters where a short name is too long for its column', () => {
  const short = createCalendarNames(dateLocaleOf('ne')).weekdays.map((weekday) => weekday.short);
  expect(short).toEqual(['आ', 'सो', 'म', 'बु', 'बि', 'शु', 'श']);
});

it('asks the formats that were provided for a language', () => {
  const date = { format: () => 'our own', formatRange: () => '' };
  provideFormats('xx', { ...nepaliFormats, date: () => date });
  const { months, medium } = createCalendarNames('xx');
  expect([months[0], medium('2026-11-21')]).toEqual(['our own', 'our own']);
});

describe('in browsers without Nepali', () => {
  const locale = dateLocaleOf('ne');
  // Node knows the language: what it says first is the judge.
  const known = createCalendarNames(locale);
  beforeAll(() => provideFormats('ne', nepaliFormats));

  it('names weekdays and months as others do', () => {
    const { weekdays, months } = createCalendarNames(locale);
    expect({ weekdays, months }).toEqual({ weekdays: known.weekdays, months: known.months });
  });

  it.each(['full', 'medium', 'day', 'monthYear', 'year'] as const)('%s', (form) => {
    const own = createCalendarNames(locale);
    expect(days.map(own[form])).toEqual(days.map(known[form]));
  });
});
