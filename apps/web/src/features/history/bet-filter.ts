import { CallFailure } from '@pavilion/contracts/client';
import { validateRange, type InstantRange } from '@pavilion/domain/input';
import { readDay } from '../../core/day-range.ts';

export interface BetFilter {
  status: 'open' | 'settled';
  /** ISO instants, both ends included. */
  from?: string;
  to?: string;
}

/** Filter of an address: open bets unless it asks for settled ones. Days are those of the player's own zone, both included. */
export function readBetFilter(params: URLSearchParams): BetFilter {
  return {
    status: params.get('status') === 'settled' ? 'settled' : 'open',
    from: dayEdge(params.get('from'), 'T00:00:00.000'),
    to: dayEdge(params.get('to'), 'T23:59:59.999'),
  };
}

function dayEdge(text: string | null, time: string): string | undefined {
  const day = readDay(text);
  return day === null ? undefined : new Date(`${day}${time}`).toISOString();
}

/** Codes of the message group `validation`, at the field they belong to. */
export type RangeProblems = Partial<Record<'from' | 'to', string>>;

/**
 * What is wrong with the days of a filter, by the rule shared with the server; where that finds nothing, what the server
 * itself refused (`thrown`, of the call for this filter).
 */
export function rangeProblems(filter: InstantRange, thrown: unknown): RangeProblems {
  const code = validateRange(filter);
  if (code !== null) return { to: code };
  const errors = thrown instanceof CallFailure ? thrown.errors : [];
  return Object.fromEntries(
    errors
      .filter(({ path }) => path === 'from' || path === 'to')
      .map(({ path, code: reason }) => [path, reason]),
  );
}
