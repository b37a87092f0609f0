import type { Market } from '../markets/index.ts';
import { mainLines } from './main-lines.ts';
import {
  defaultMargin,
  priceMarket,
  type MarginSettings,
  type PricedMarket,
} from './price-market.ts';
import type { ScoreMatrix } from './score-matrix.ts';

export interface MatchPricing {
  margin: MarginSettings;
  /** How many lines of each line market, the balanced one in their middle. */
  totalLineCount: number;
  handicapLineCount: number;
}

export const defaultMatchPricing: MatchPricing = {
  margin: defaultMargin,
  totalLineCount: 5,
  handicapLineCount: 5,
};

/**
 * All markets of a match from one matrix: 1X2, then handicaps and totals around their balanced
 * lines. Markets that are as good as decided are left out.
 */
export function priceMatch(
  matrix: ScoreMatrix,
  pricing: Partial<MatchPricing> = {},
): PricedMarket[] {
  const { margin, totalLineCount, handicapLineCount } = { ...defaultMatchPricing, ...pricing };
  const markets: Market[] = [
    { kind: '1x2', lineQuarters: null },
    ...lineMarkets(matrix, 'asian-handicap', handicapLineCount),
    ...lineMarkets(matrix, 'total', totalLineCount),
  ];
  return markets.flatMap((market) => priceMarket(matrix, market, margin) ?? []);
}

function lineMarkets(
  matrix: ScoreMatrix,
  kind: 'total' | 'asian-handicap',
  count: number,
): Market[] {
  return mainLines(matrix, kind, count).map((lineQuarters) => ({ kind, lineQuarters }));
}
