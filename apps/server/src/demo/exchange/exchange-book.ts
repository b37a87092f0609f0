import type { Ladder, LadderOutcome } from '@pavilion/sports';
import type { OutcomeChance } from '../matches/index.ts';
import { crowdChances } from './crowd-chances.ts';
import { quotesOf, tradedMilli, type Wish } from './quotes.ts';
import { turnoverMinor, type TradedMarket } from './turnover.ts';

/** A market of the exchange at a moment. */
export interface MarketMoment {
  market: TradedMarket;
  atMs: number;
  /** Of the match, negative before it. */
  minute: number;
  chances: readonly OutcomeChance[];
}

/** What the rest of its book is made of. */
export interface BookMoment extends MarketMoment {
  /** Chances before the match: what was traded of an outcome goes by them. */
  opening: readonly OutcomeChance[];
  /** It takes no bets: nobody stands anywhere. */
  isStopped: boolean;
  /** What its outcomes were traded at until now. */
  trades: readonly Trades[];
  delaySeconds: number;
}

/** What the outcomes of a market were traded at, at a moment. */
export interface Trades {
  atMs: number;
  oddsMilli: ReadonlyMap<string, number>;
}

/** Best prices together are asked for this share of all that was traded. */
const standingShare = 0.004;
const mostPoints = 240;

const nameOf = ({ eventId, kind }: TradedMarket): string => `${eventId}/${kind}`;

function wishesOf(moment: MarketMoment): (Wish & { outcome: string })[] {
  const { market, atMs, minute, chances } = moment;
  const sizeMinor = standingShare * turnoverMinor(market, minute);
  return crowdChances(nameOf(market), chances, minute).map(({ outcome, chance }) => ({
    ...{ outcome, chance, atMs },
    name: `${nameOf(market)}/${outcome}`,
    // As much is to be won at long odds as at short ones.
    sizeMinor: sizeMinor * Math.sqrt(chance),
  }));
}

/** What the outcomes were traded at at this moment; those nobody trades are left out. */
export function tradesAt(moment: MarketMoment): Trades {
  const traded = wishesOf(moment).flatMap((wish): [string, number][] => {
    const oddsMilli = tradedMilli(wish);
    return oddsMilli === null ? [] : [[wish.outcome, oddsMilli]];
  });
  return { atMs: moment.atMs, oddsMilli: new Map(traded) };
}

/**
 * The book of a market of the exchange. The same moment always gives the same book: nothing is
 * remembered, and nothing drawn but from the names of the market and the time.
 */
export function exchangeBook(moment: BookMoment): Omit<Ladder, 'event' | 'market'> {
  const turnover = turnoverMinor(moment.market, moment.minute);
  const weights = moment.opening.map(({ chance }) => Math.sqrt(chance));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const outcomes = wishesOf(moment).map((wish, index): LadderOutcome => {
    const share = (weights[index] ?? 0) / whole;
    const points = pointsOf(moment.trades, wish.outcome);
    return {
      ...{ outcome: wish.outcome, points, lastMilli: points.at(-1)?.oddsMilli ?? null },
      ...(moment.isStopped ? { back: [], lay: [] } : quotesOf(wish)),
      matchedMinor: BigInt(Math.round(turnover * share)),
    };
  });
  const matchedMinor = outcomes.reduce((sum, each) => sum + each.matchedMinor, 0n);
  return { outcomes, matchedMinor, delaySeconds: moment.delaySeconds };
}

/** A price holds until the next one: only changes are points. */
function pointsOf(trades: readonly Trades[], outcome: string): LadderOutcome['points'] {
  const known = trades.flatMap(({ atMs, oddsMilli: of }) => {
    const oddsMilli = of.get(outcome);
    return oddsMilli === undefined ? [] : [{ atMs, oddsMilli }];
  });
  return known
    .filter(({ oddsMilli }, index) => oddsMilli !== known[index - 1]?.oddsMilli)
    .slice(-mostPoints);
}
