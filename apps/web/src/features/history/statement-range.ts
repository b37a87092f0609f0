import type { StatementPeriod } from '@pavilion/domain/history';
import { readDay } from '../../core/day-range.ts';

export interface StatementRange {
  by: StatementPeriod;
  /** ISO instants, both ends included. */
  from: string;
  to: string;
}

/** Months back that are shown where an address names no days: one by day, a year by month. */
const usualMonths: Record<StatementPeriod, number> = { day: 1, month: 12 };

/** Days of UTC that are shown where an address names none. Takes the present in epoch milliseconds. */
export function usualDays(nowMs: number, by: StatementPeriod): { from: string; to: string } {
  const now = new Date(nowMs);
  const start = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - usualMonths[by] + 1, 1),
  );
  return { from: start.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
}

/** What an address asks for; days are those of UTC, both included. */
export function readStatementRange(params: URLSearchParams, nowMs: number): StatementRange {
  const by = params.get('by') === 'month' ? 'month' : 'day';
  const usual = usualDays(nowMs, by);
  return {
    by,
    from: `${readDay(params.get('from')) ?? usual.from}T00:00:00.000Z`,
    to: `${readDay(params.get('to')) ?? usual.to}T23:59:59.999Z`,
  };
}
