/**
 * What a player may bound for himself: money paid in, net loss, money staked, and time signed in.
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Days of UTC; weeks begin on Monday, months on their first day. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Hours of a time-out (standards: 24 hours to 6 weeks). */
export const timeOutHours = { min: 24, max: 1008 } as const;
/**
 * Months of a self-exclusion (decision 0016): half a year to five years, as regulators ask
 * operators to offer; then it can be taken anew.
 */
export const exclusionMonths = { min: 6, max: 60 } as const;
/** Minutes between two reality checks, when there are any. */
export const realityMinutes = { min: 10, max: 1440 } as const;

const minutesOf: Record<LimitPeriod, bigint> = {
  day: 24n * 60n,
  week: 7n * 24n * 60n,
  month: 31n * 24n * 60n,
};

/** The most minutes a limit of signed-in time makes sense with. */
export function sessionMinutesMax(period: LimitPeriod): bigint {
  return minutesOf[period];
}

/** A limit as it stands: minor units of the site's currency, or minutes for `session`. */
export interface StandingLimit {
  /** Null: none is in force (a raise cannot be pending then). */
  readonly value: bigint | null;
  /** What was asked for in its place; `value: null` removes it. */
  readonly pending: { readonly value: bigint | null; readonly activeAt: Date } | null;
}

const hourMs = 3_600_000;

/**
 * What asking for a limit makes of it: a stricter one holds at once and drops what was pending, the
 * same one only drops it, and a looser one (or none) waits, from now anew, and must then be
 * confirmed.
 */
export function askForLimit(
  standing: StandingLimit,
  wanted: bigint | null,
  when: { now: Date; delayHours: number },
): StandingLimit {
  const { value } = standing;
  const isLooser = value !== null && (wanted === null || wanted > value);
  if (!isLooser) return { value: wanted ?? value, pending: null };
  const activeAt = new Date(when.now.getTime() + when.delayHours * hourMs);
  return { value, pending: { value: wanted, activeAt } };
}

/** What confirming makes of a limit, or why it cannot be confirmed. */
export function confirmLimit(
  standing: StandingLimit,
  now: Date,
): StandingLimit | 'limitNotPending' | 'limitTooEarly' {
  if (standing.pending === null) return 'limitNotPending';
  if (standing.pending.activeAt > now) return 'limitTooEarly';
  return { value: standing.pending.value, pending: null };
}

/** When the period that `now` lies in began, and when the next one begins. */
export function periodAround(period: LimitPeriod, now: Date): { from: Date; to: Date } {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const day = now.getUTCDate();
  const at = (monthOf: number, dayOf: number): Date => new Date(Date.UTC(year, monthOf, dayOf));
  if (period === 'month') return { from: at(month, 1), to: at(month + 1, 1) };
  if (period === 'day') return { from: at(month, day), to: at(month, day + 1) };
  const monday = day - ((now.getUTCDay() + 6) % 7);
  return { from: at(month, monday), to: at(month, monday + 7) };
}

/** The same day and time `months` later, or the last day of that month where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
