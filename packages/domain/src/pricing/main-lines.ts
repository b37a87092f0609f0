import { isLegalLine, type MarketKind } from '../markets/index.ts';
import type { ScoreMatrix } from './score-matrix.ts';
import { fairProbability } from './selection-probability.ts';

export type LineMarketKind = Exclude<MarketKind, '1x2'>;

/**
 * The line at which both sides are nearest to even, in quarters. The chance of the chosen side
 * moves one way along the lines, so the search halves the range.
 */
export function balancedLine(matrix: ScoreMatrix, kind: LineMarketKind): number {
  // How much the first side is favoured at a line; grows with the line for a handicap, falls with
  // it for a total.
  const outcome = kind === 'total' ? 'over' : 'home';
  const lead = (lineQuarters: number): number =>
    fairProbability(matrix, { kind, outcome, lineQuarters }) - 0.5;
  const direction = kind === 'total' ? -1 : 1;
  let [low, high] = kind === 'total' ? [2, 60] : [-40, 40];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (direction * lead(middle) > 0) high = middle;
    else low = middle;
  }
  return Math.abs(lead(low)) <= Math.abs(lead(high)) ? low : high;
}

/**
 * The balanced line and its nearest neighbours, ascending: `count` lines `stepQuarters` apart,
 * fewer where the bounds of the market cut them off.
 */
export function mainLines(
  matrix: ScoreMatrix,
  kind: LineMarketKind,
  count: number,
  stepQuarters = 1,
): number[] {
  const first = balancedLine(matrix, kind) - Math.floor(count / 2) * stepQuarters;
  return Array.from({ length: count }, (_, index) => first + index * stepQuarters).filter((line) =>
    isLegalLine(kind, line),
  );
}
