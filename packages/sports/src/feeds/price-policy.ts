import { fairProbabilities, isBelowFair, roundDownToPriceStep } from '@pavilion/domain/odds';
import type { ChancesPpm } from '../bets/cash-out.ts';
import { isHalfLine, type MarketType } from '../engine/market-type.ts';
import { offeredPrices } from '../pricing/offered-prices.ts';
import { defaultOverrounds } from '../pricing/price-market.ts';
import type { MarketOdds } from './canonical-message.ts';

/** What a site makes of the prices of its sources. */
export interface PricePolicy {
  /** Prices as they were told: without margin and without bounds. */
  readonly isAsTold: boolean;
  /** What the prices of a market add up to. */
  readonly overroundOf: (type: MarketType) => number;
  /** A larger change of an implied chance waits, as a share of it. */
  readonly maxJump: number;
  /** For so long, unless a second message says the same. */
  readonly waitMs: number;
}

/** The domain page of sports, 11. */
export const defaultPricePolicy: PricePolicy = {
  isAsTold: false,
  overroundOf: ({ group }) => defaultOverrounds[group],
  maxJump: 0.25,
  waitMs: 3_000,
};

export interface OfferedPrice {
  readonly outcome: string;
  readonly oddsMilli: number;
  /** Null where the source tells none and its prices do not give them. */
  readonly chances: ChancesPpm | null;
}

/** How many outcomes of a whole market win; null where that is not known before the end. */
function winnersOf({ base, param, outcomes }: MarketType): number | null {
  if (base === 'double-chance') return 2;
  if (base === 'place') return Number(param);
  return base === 'scorer' || outcomes === 'players' ? null : 1;
}

const wonOnly = (probability: number): ChancesPpm => ({
  won: Math.round(probability * 1_000_000),
  halfWon: 0,
  void: 0,
  halfLost: 0,
});

/** What a fair price stands for: refunds left out. */
function fairShare({ won, halfWon, void: refunded, halfLost }: ChancesPpm): number {
  const win = won + halfWon / 2;
  const lost = 1_000_000 - won - halfWon - refunded - halfLost;
  const loss = Math.max(lost, 0) + halfLost / 2;
  return win + loss === 0 ? 0 : win / (win + loss);
}

interface Estimate {
  readonly outcome: string;
  readonly probability: number;
  readonly chances: ChancesPpm | null;
}

const isOpen = ({ probability }: Estimate): boolean => probability > 1e-9 && probability < 1 - 1e-9;

/** Chances of a market that may be refunded do not follow from its prices. */
function mayBeRefunded({ base, line, period }: MarketType, lineQuarters: number | null): boolean {
  if (base === 'winner') return period !== 'full';
  return line === 'quarter' && lineQuarters !== null && !isHalfLine(lineQuarters);
}

/** So little below fair is a matter of rounding. */
const leastSum = 0.98;

/** Whether the prices of a whole market, as its source tells them, would make a gift of it. */
const isCrossed = (oddsMilli: readonly number[]): boolean =>
  oddsMilli.reduce((sum, odds) => sum + 1_000 / odds, 0) < leastSum;

/** From the chances the source tells, else from its prices with its own margin taken out. */
function estimates(type: MarketType, odds: MarketOdds): Estimate[] | null {
  const { market, prices, chances } = odds;
  const outcomes = Object.keys(prices);
  if (outcomes.every((outcome) => Object.hasOwn(chances, outcome)))
    return outcomes.flatMap((outcome) => {
      const told = chances[outcome];
      return told === undefined ? [] : [{ outcome, chances: told, probability: fairShare(told) }];
    });
  const winners = winnersOf(type);
  const isWhole = Array.isArray(type.outcomes) && outcomes.length === type.outcomes.length;
  if (winners !== 1 || !isWhole || isCrossed(Object.values(prices))) return null;
  const fair = fairProbabilities(Object.values(prices), 'power');
  const isRefundable = mayBeRefunded(type, market.lineQuarters);
  return outcomes.map((outcome, index) => {
    const probability = fair[index] ?? 0;
    return { outcome, probability, chances: isRefundable ? null : wonOnly(probability) };
  });
}

function asTold({ prices, chances }: MarketOdds): OfferedPrice[] {
  return Object.entries(prices).map(([outcome, oddsMilli]) => ({
    ...{ outcome, oddsMilli },
    chances: Object.hasOwn(chances, outcome) ? (chances[outcome] ?? null) : null,
  }));
}

/** Its own margin stands; only down to our ladder. */
function onTheLadder(odds: MarketOdds): OfferedPrice[] {
  return asTold(odds).flatMap((told) => {
    const oddsMilli = roundDownToPriceStep(told.oddsMilli);
    return oddsMilli === null ? [] : [{ ...told, oddsMilli }];
  });
}

function withMargin(all: readonly Estimate[], overround: number): OfferedPrice[] {
  const open = all.filter(isOpen);
  const prices = offeredPrices(
    open.map(({ probability }) => probability),
    overround,
  );
  return open.flatMap(({ outcome, chances }, index) => {
    const oddsMilli = prices[index] ?? null;
    return oddsMilli === null ? [] : [{ outcome, oddsMilli, chances }];
  });
}

/**
 * The prices of a market as they would be offered: by the chances its source tells or, where they
 * follow from them, by its prices, with our margin; else its own prices on our ladder. Null when
 * too few are left, or when all together would be below fair.
 */
export function pricesOf(
  type: MarketType,
  odds: MarketOdds,
  { isAsTold, overroundOf }: PricePolicy,
): readonly OfferedPrice[] | null {
  if (isAsTold) return asTold(odds);
  const known = estimates(type, odds);
  const prices = known === null ? onTheLadder(odds) : withMargin(known, overroundOf(type));
  // A player may be offered alone: there is no other side to him.
  if (prices.length < (type.outcomes === 'players' ? 1 : 2)) return null;
  const isWhole = Array.isArray(type.outcomes) && prices.length === type.outcomes.length;
  const isGift =
    isWhole && winnersOf(type) === 1 && isBelowFair(prices.map(({ oddsMilli }) => oddsMilli));
  return isGift ? null : prices;
}
