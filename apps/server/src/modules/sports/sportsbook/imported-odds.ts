import type { ImportedOdds } from '@pavilion/domain/fixtures';
import { isBelowFair, isFarAboveFair } from '@pavilion/domain/odds';
import type { OfferedMarket } from './market-write.store.ts';

/** The markets a file has prices for; each is the main line of its kind. */
export function marketsOfOdds({
  matchResult,
  total,
  asianHandicap,
}: ImportedOdds): OfferedMarket[] {
  const markets: OfferedMarket[] = [];
  if (matchResult) {
    markets.push({
      kind: '1x2',
      lineQuarters: null,
      position: 0,
      selections: [
        { outcome: 'home', oddsMilli: matchResult.homeMilli },
        { outcome: 'draw', oddsMilli: matchResult.drawMilli },
        { outcome: 'away', oddsMilli: matchResult.awayMilli },
      ],
    });
  }
  if (asianHandicap) {
    markets.push({
      kind: 'asian-handicap',
      lineQuarters: asianHandicap.lineQuarters,
      position: 0,
      selections: [
        { outcome: 'home', oddsMilli: asianHandicap.homeMilli },
        { outcome: 'away', oddsMilli: asianHandicap.awayMilli },
      ],
    });
  }
  if (total) {
    markets.push({
      kind: 'total',
      lineQuarters: total.lineQuarters,
      position: 0,
      selections: [
        { outcome: 'over', oddsMilli: total.overMilli },
        { outcome: 'under', oddsMilli: total.underMilli },
      ],
    });
  }
  return markets;
}

/**
 * Parts the markets of a line into those that can be offered and those whose prices nobody can have
 * meant.
 */
export function fairAndBelow(markets: readonly OfferedMarket[]): {
  markets: OfferedMarket[];
  belowFair: OfferedMarket[];
  farAboveFair: OfferedMarket[];
} {
  const prices = ({ selections }: OfferedMarket): number[] =>
    selections.map(({ oddsMilli }) => oddsMilli);
  const isBelow = (market: OfferedMarket): boolean => isBelowFair(prices(market));
  const isFarAbove = (market: OfferedMarket): boolean => isFarAboveFair(prices(market));
  return {
    markets: markets.filter((market) => !isBelow(market) && !isFarAbove(market)),
    belowFair: markets.filter(isBelow),
    farAboveFair: markets.filter(isFarAbove),
  };
}
