import {
  addDays,
  isoWeekOf,
  localDateOf,
  mondayOf,
  startOfDate,
} from '@pavilion/domain/time-zones';

export type MissionPeriod = 'once' | 'day' | 'week' | 'season';

export interface PeriodSpan {
  /** `once`, the date, the ISO week, or the season's code. */
  key: string;
  /** Null: it has no bound of its own. */
  from: Date | null;
  /** Excluded. */
  to: Date | null;
}

/** The period of a mission that an instant is in, by the calendar of the site's zone; half-open. */
export function periodAt(
  period: MissionPeriod,
  { zone, season }: { zone: string; season: string | null },
  instant: Date,
): PeriodSpan {
  if (period === 'once') return { key: 'once', from: null, to: null };
  if (period === 'season') return { key: season ?? 'season', from: null, to: null };
  const date = localDateOf(zone)(instant);
  const first = period === 'day' ? date : mondayOf(date);
  return {
    key: period === 'day' ? date : isoWeekOf(date),
    from: startOfDate(zone, first),
    to: startOfDate(zone, addDays(first, period === 'day' ? 1 : 7)),
  };
}

/**
 * The period that a key names, null where it names none: no such date or week, or a key of another
 * period.
 */
export function periodOfKey(
  period: MissionPeriod,
  place: { zone: string; season: string | null },
  key: string,
): PeriodSpan | null {
  const date = firstDateOf(period, key);
  const span = periodAt(period, place, date ? startOfDate(place.zone, date) : new Date(0));
  return span.key === key ? span : null;
}

/** The first date of a key; null: it names no date, or has no dates of its own. */
function firstDateOf(period: MissionPeriod, key: string): string | null {
  if (period === 'day')
    return /^\d{4}-\d\d-\d\d$/.test(key) && !Number.isNaN(Date.parse(key)) ? key : null;
  const week = period === 'week' ? /^(\d{4})-W(\d\d)$/.exec(key) : null;
  // The fourth of January is always in the first week.
  return week ? addDays(mondayOf(`${week[1]}-01-04`), (Number(week[2]) - 1) * 7) : null;
}

/** The period before a span; null where it has none before it. */
export const periodBefore = (
  period: MissionPeriod,
  place: { zone: string; season: string | null },
  { from }: PeriodSpan,
): PeriodSpan | null => (from ? periodAt(period, place, new Date(from.getTime() - 1)) : null);

interface KeyOfPeriod {
  period: MissionPeriod;
  key: string;
}

/**
 * Whether a period of one mission and a period of another have time in common, by their keys; what
 * has no dates has it with all.
 */
export function doPeriodsMeet(one: KeyOfPeriod, other: KeyOfPeriod): boolean {
  const isDated = ({ period }: KeyOfPeriod): boolean => period === 'day' || period === 'week';
  if (!isDated(one) || !isDated(other)) return true;
  if (one.period === other.period) return one.key === other.key;
  return weekOf(one) === weekOf(other);
}

const weekOf = ({ period, key }: KeyOfPeriod): string => (period === 'day' ? isoWeekOf(key) : key);
