import type { MarketType, Sport } from '../engine/market-type.ts';
import { kindsOf } from './kinds.ts';

/** How a sport's clock is shown: up with stoppage, down, by sets or innings, or not at all. */
export type ClockKind = 'up' | 'down' | 'sets' | 'innings' | 'none';

/**
 * What a sport is: its periods and stats, its clock, and what a site takes for it unless it says
 * otherwise.
 */
export interface SportSpec {
  readonly sport: Sport;
  /** Names of all periods that facts may tell, in their order (wire contract, 6). */
  readonly periods: readonly string[];
  readonly stats: readonly string[];
  readonly clock: ClockKind;
  /** Level at the end of the period that bets on the winner look at: it stands, or play goes on. */
  readonly level: 'stands' | 'goes-on' | 'dead-heat';
  /** Minutes from the start to the end, breaks included. */
  readonly liveMinutes: number;
  /** Seconds a bet in play waits (wire contract, 10). */
  readonly delaySeconds: number;
  /** Kinds that a list shows. */
  readonly columns: readonly string[];
  readonly kinds: readonly MarketType[];
}

type Spec = Omit<SportSpec, 'sport' | 'kinds'>;

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

const specs: Readonly<Record<Sport, Spec>> = {
  football: {
    periods: ['1h', '2h', 'reg', 'et', 'et1', 'et2', 'pen'],
    stats: [
      ...['goals', 'corners', 'cards', 'red_cards', 'penalties', 'own_goals'],
      ...['shots', 'shots_on_target'],
    ],
    clock: 'up',
    level: 'stands',
    liveMinutes: 115,
    delaySeconds: 5,
    columns: ['1x2', 'asian-handicap', 'total'],
  },
  basketball: {
    periods: [...numbered('q', 4), '1h', '2h', 'ot', 'reg', 'full'],
    stats: ['points'],
    clock: 'down',
    level: 'goes-on',
    liveMinutes: 130,
    delaySeconds: 3,
    columns: ['winner', 'spread', 'total'],
  },
  tennis: {
    periods: [...numbered('s', 5), 'full'],
    stats: ['sets', 'games', 'aces', 'tie_breaks'],
    clock: 'sets',
    level: 'goes-on',
    liveMinutes: 100,
    delaySeconds: 3,
    columns: ['winner', 'game-handicap', 'total-games'],
  },
  'ice-hockey': {
    periods: [...numbered('p', 3), 'ot', 'so', 'reg', 'full'],
    stats: ['goals', 'shots'],
    clock: 'down',
    level: 'stands',
    liveMinutes: 150,
    delaySeconds: 4,
    columns: ['1x2', 'handicap', 'total'],
  },
  volleyball: {
    periods: [...numbered('s', 7), 'full'],
    stats: ['sets', 'points'],
    clock: 'sets',
    level: 'goes-on',
    liveMinutes: 105,
    delaySeconds: 4,
    columns: ['winner', 'point-handicap', 'total-points'],
  },
  'table-tennis': {
    periods: [...numbered('s', 7), 'full'],
    stats: ['sets', 'points'],
    clock: 'sets',
    level: 'goes-on',
    liveMinutes: 30,
    delaySeconds: 4,
    columns: ['winner', 'point-handicap', 'total-points'],
  },
  baseball: {
    periods: [...numbered('i', 9), 'f5', 'xi', 'reg', 'full'],
    stats: ['runs', 'hits'],
    clock: 'innings',
    level: 'goes-on',
    liveMinutes: 165,
    delaySeconds: 4,
    columns: ['winner', 'run-line', 'total'],
  },
  'american-football': {
    periods: [...numbered('q', 4), '1h', '2h', 'ot', 'reg', 'full'],
    stats: ['points', 'touchdowns'],
    clock: 'down',
    level: 'goes-on',
    liveMinutes: 195,
    delaySeconds: 4,
    columns: ['winner', 'spread', 'total'],
  },
  cricket: {
    periods: ['i1', 'i2', 'pp1', 'pp2', 'full'],
    stats: ['runs', 'wickets', 'sixes', 'fours'],
    clock: 'innings',
    level: 'goes-on',
    liveMinutes: 210,
    delaySeconds: 4,
    columns: ['winner', 'i1-total', 'total-sixes'],
  },
  'e-sports': {
    periods: [...numbered('m', 5), 'full'],
    stats: ['maps', 'rounds'],
    clock: 'sets',
    level: 'goes-on',
    liveMinutes: 110,
    delaySeconds: 4,
    columns: ['winner', 'map-handicap', 'total-maps'],
  },
  racing: {
    periods: ['full'],
    stats: ['position'],
    clock: 'none',
    level: 'dead-heat',
    liveMinutes: 2,
    delaySeconds: 4,
    columns: ['win'],
  },
  outright: {
    periods: ['full'],
    stats: ['position'],
    clock: 'none',
    level: 'dead-heat',
    liveMinutes: 0,
    delaySeconds: 4,
    columns: ['winner'],
  },
};

/** All there is to know of a sport. */
export function sportSpec(sport: Sport): SportSpec {
  return { sport, ...specs[sport], kinds: kindsOf[sport] };
}
