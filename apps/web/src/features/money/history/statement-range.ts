import type { StatementPeriod } from '@pavilion/domain/history';
import { placeRules } from '../../../common/play/place-rules.ts';
import { readDay } from '@pavilion/web-core/day-range';
import { dayEdge } from './bet-filter.ts';

export interface StatementRange {
  by: StatementPeriod;
  /** ISO instants, both ends included. */
  from: string;
  to: string;
}

/**
 * Months back that are shown where an address names no days: one by day; by month a year, or as far
 * as the law of the place asks.
 */
const usualMonths = (by: StatementPeriod): number =>
  by === 'day' ? 1 : Math.max(12, placeRules().history_months);

/**
 * Days of the player's own zone that are shown where an address names none. Takes the present in
 * epoch milliseconds.
 */
export function usualDays(nowMs: number, by: StatementPeriod): { from: string; to: string } {
  const now = new Date(nowMs);
  const start = new Date(now.getFullYear(), now.getMonth() - usualMonths(by) + 1, 1);
  return { from: dayOf(start), to: dayOf(now) };
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** What an address asks for; days are those of the player's own zone, both included. */
export function readStatementRange(params: URLSearchParams, nowMs: number): StatementRange {
  const by = params.get('by') === 'month' ? 'month' : 'day';
  const usual = usualDays(nowMs, by);
  const edge = (name: 'from' | 'to', time: string): string =>
    dayEdge(readDay(params.get(name)) ?? usual[name], time) ?? new Date(nowMs).toISOString();
  return { by, from: edge('from', 'T00:00:00.000'), to: edge('to', 'T23:59:59.999') };
}
