import {
  addDays,
  isoWeekOf,
  localDateOf,
  mondayOf,
  startOfDate,
  type LocalDate,
} from '@pavilion/domain/time-zones';

export type RewardPeriod = 'day' | 'week' | 'month';

/** A stretch of a site's calendar, half-open. */
export interface RewardSpan {
  /** The date, the ISO week or the month: `2026-11-28`, `2026-W48`, `2026-11`. */
  key: string;
  from: Date;
  /** Excluded. */
  to: Date;
}

const firstOf: Record<RewardPeriod, (date: LocalDate) => LocalDate> = {
  day: (date) => date,
  week: mondayOf,
  month: (date) => `${date.slice(0, 7)}-01`,
};
/** No month has more days; what is beyond the first day after it is cut off. */
const longestMonth = 31;
const nextOf: Record<RewardPeriod, (first: LocalDate) => LocalDate> = {
  day: (first) => addDays(first, 1),
  week: (first) => addDays(first, 7),
  month: (first) => firstOf.month(addDays(first, longestMonth)),
};
const keyOf: Record<RewardPeriod, (first: LocalDate) => string> = {
  day: (first) => first,
  week: isoWeekOf,
  month: (first) => first.slice(0, 7),
};

/** The period that an instant is in, by the calendar of the site's zone. */
export function rewardPeriodAt(period: RewardPeriod, zone: string, instant: Date): RewardSpan {
  const first = firstOf[period](localDateOf(zone)(instant));
  return {
    key: keyOf[period](first),
    from: startOfDate(zone, first),
    to: startOfDate(zone, nextOf[period](first)),
  };
}

/** The period before the one that an instant is in. */
export function rewardPeriodBefore(period: RewardPeriod, zone: string, instant: Date): RewardSpan {
  const { from } = rewardPeriodAt(period, zone, instant);
  return rewardPeriodAt(period, zone, new Date(from.getTime() - 1));
}

/** Keys of years that calendars of every zone know. */
const keyPatterns: Record<RewardPeriod, RegExp> = {
  day: /^2\d{3}-\d\d-\d\d$/,
  week: /^2\d{3}-W\d\d$/,
  month: /^2\d{3}-\d\d$/,
};

/** A date in the period of a key; null where it is the key of none. */
function dateOf(period: RewardPeriod, key: string): LocalDate | null {
  if (!keyPatterns[period].test(key)) return null;
  if (period !== 'week') return period === 'day' ? key : `${key}-01`;
  // The fourth of January is in the first week of every year.
  return addDays(`${key.slice(0, 4)}-01-04`, (Number(key.slice(-2)) - 1) * 7);
}

/** The period of a key; null where it is the key of none. */
export function rewardPeriodOf(period: RewardPeriod, zone: string, key: string): RewardSpan | null {
  const date = dateOf(period, key);
  if (date === null || Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return null;
  const span = rewardPeriodAt(period, zone, startOfDate(zone, date));
  return span.key === key ? span : null;
}
