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
