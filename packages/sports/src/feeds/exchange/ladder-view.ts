import type { MarketRef } from '../../engine/market-key.ts';
import { levelsOf, type MarketBook, type Point, type RunnerBook } from './book.ts';
import type { ExchangeState } from './decode.ts';
import { namedMarket, outcomesOf } from './kinds.ts';
import { eventOf, sportOf, type Naming } from './tell-market.ts';

/** What stands at a price. */
export interface LadderLevel {
  readonly oddsMilli: number;
  /** In minor units of the exchange's currency. */
  readonly sizeMinor: bigint;
}

export interface LadderOutcome {
  readonly outcome: string;
  /** Best first. */
  readonly back: readonly LadderLevel[];
  readonly lay: readonly LadderLevel[];
  readonly lastMilli: number | null;
  readonly matchedMinor: bigint;
  /** The price last traded at, from each change on. */
  readonly points: readonly Point[];
}

/** A market of an exchange to look at (wire contract, 2: `ladder`); ids are the exchange's own. */
export interface Ladder {
  readonly event: string;
  readonly market: MarketRef;
  readonly outcomes: readonly LadderOutcome[];
  readonly matchedMinor: bigint;
  readonly delaySeconds: number;
}

const mostLevels = 10;

function levels(book: RunnerBook, side: 'back' | 'lay'): LadderLevel[] {
  return levelsOf(book, side)
    .slice(0, mostLevels)
    .map(({ oddsMilli, size }) => ({ oddsMilli, sizeMinor: BigInt(size) }));
}

/** The total the exchange tells, else all that was traded at each price. */
function matchedOf({ matched, ladders }: RunnerBook): bigint {
  if (matched !== null) return BigInt(matched);
  return [...ladders.trd.values()].reduce((sum, { size }) => sum + BigInt(size), 0n);
}

function outcome(name: string, book: RunnerBook | undefined): LadderOutcome {
  if (book === undefined)
    return { outcome: name, back: [], lay: [], lastMilli: null, matchedMinor: 0n, points: [] };
  return {
    outcome: name,
    back: levels(book, 'back'),
    lay: levels(book, 'lay'),
    lastMilli: book.lastMilli,
    matchedMinor: matchedOf(book),
    points: book.points,
  };
}

function ladder(naming: Naming, { definition, runners, matched }: MarketBook): Ladder | null {
  if (definition === null) return null;
  const market = namedMarket(sportOf(naming, definition), definition);
  const outcomes = [...outcomesOf(market, definition)].map(([id, name]) =>
    outcome(name, runners.get(id)),
  );
  return {
    event: eventOf(naming, definition),
    market: market.market,
    outcomes,
    matchedMinor:
      matched === null
        ? outcomes.reduce((sum, each) => sum + each.matchedMinor, 0n)
        : BigInt(matched),
    delaySeconds: definition.betDelay,
  };
}

/** All markets of the exchange whose image is known. */
export function laddersOf({ naming, books }: ExchangeState): Ladder[] {
  return [...books.values()].flatMap((book) => ladder(naming, book) ?? []);
}
