import { CallFailure } from '@pavilion/client/call-failure';
import { categories } from '@pavilion/domain/categories';
import { validateRange, type InstantRange } from '@pavilion/domain/input';
import { sports } from '@pavilion/sports';
import { readDay } from '@pavilion/web-core/day-range';

const gameTypes = Object.values(categories).map(({ wireName }) => wireName);
export type GameType = (typeof gameTypes)[number];

const betListStatuses = ['open', 'settled', 'cashed-out'] as const;
type BetListStatus = (typeof betListStatuses)[number];
export const betTypes = ['single', 'parlay', 'system'] as const;
type BetType = (typeof betTypes)[number];
type Sport = (typeof sports)[number];

export interface BetFilter {
  status: BetListStatus;
  /** Bets on sports of one type alone. */
  bet_type?: BetType;
  /** Bets with a leg of one sport alone. */
  sport?: Sport;
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

const readStatus = (params: URLSearchParams): BetListStatus =>
  betListStatuses.find((status) => status === params.get('status')) ?? 'open';

/** Whether bets on sports may stand in the list. */
export const hasSportsBets = (params: URLSearchParams): boolean =>
  ['', 'sports'].includes(readProduct(params));

/** The type of bet and the sport an address names; none for every one, and beside games. */
export function readKind(params: URLSearchParams): Pick<BetFilter, 'bet_type' | 'sport'> {
  if (!hasSportsBets(params)) return {};
  const bet_type = betTypes.find((type) => type === params.get('bet_type'));
  const sport = sports.find((one) => one === params.get('sport'));
  return { ...(bet_type && { bet_type }), ...(sport && { sport }) };
}

/**
 * Filter of an address: open bets unless it asks for others. Days are those of the player's own
 * zone, both included.
 */
export function readBetFilter(params: URLSearchParams): BetFilter {
  const product = readProduct(params);
  return {
    status: readStatus(params),
    ...readKind(params),
    ...(product === 'sports' || product === 'games'
      ? { product }
      : product !== '' && { game_type: product }),
    ...readDays(params),
  };
}

/**
 * The days of an address, from the first instant of the one to the last of the other in the
 * player's own zone.
 */
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
 * What is wrong with the days of a filter, by the rule shared with the server; where that finds
 * nothing, what the server itself refused (`thrown`, of the call for this filter).
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
