import { CallFailure } from '@pavilion/client/call-failure';
import { categories } from '@pavilion/domain/categories';
import { validateRange, type InstantRange } from '@pavilion/domain/input';
import { readDay } from '../../../core/day-range.ts';

const gameTypes = Object.values(categories).map(({ wireName }) => wireName);
export type GameType = (typeof gameTypes)[number];

export interface BetFilter {
  status: 'open' | 'settled';
  /** Absent: bets on every product. */
  product?: 'sports' | 'games';
  /** Rounds of one category alone, by its wire name. */
  game_type?: GameType;
  /** ISO instants, both ends included. */
  from?: string;
  to?: string;
}

/** What the address may name as `product`: sports, all games, or one category of them. */
export const productChoices: readonly string[] = [
  'sports',
  'games',
  ...gameTypes.filter((type) => type !== categories.sportsbook.wireName),
];

/** The product an address names, empty for every one and for what is none. */
export function readProduct(params: URLSearchParams): string {
  const product = params.get('product') ?? '';
  return productChoices.includes(product) ? product : '';
}

/** Filter of an address: open bets unless it asks for settled ones. Days are those of the player's own zone, both included. */
export function readBetFilter(params: URLSearchParams): BetFilter {
  const product = readProduct(params);
  return {
    status: params.get('status') === 'settled' ? 'settled' : 'open',
    ...(product === 'sports' || product === 'games'
      ? { product }
      : product !== '' && { game_type: product }),
    ...readDays(params),
  };
}

/** The days of an address, from the first instant of the one to the last of the other in the player's own zone. */
export function readDays(params: URLSearchParams): Pick<BetFilter, 'from' | 'to'> {
  return {
    from: dayEdge(params.get('from'), 'T00:00:00.000'),
    to: dayEdge(params.get('to'), 'T23:59:59.999'),
  };
}

/** An instant of a day in the player's own zone. */
export function dayEdge(text: string | null, time: string): string | undefined {
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
