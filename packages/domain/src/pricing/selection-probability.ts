import type { MarketSelection } from '../markets/index.ts';
import { settleSelection, type SelectionResult } from '../settlement/index.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';

export type ResultProbabilities = Record<SelectionResult, number>;

/**
 * How likely each result of a selection is. It settles the selection on every score of the matrix
 * with the very function that will settle the bets, so price and settlement cannot disagree. An
 * Asian handicap counts only the goals still to come, as for a bet accepted now (domain rules 2.3).
 */
export function resultProbabilities(
  matrix: ScoreMatrix,
  selection: MarketSelection,
): ResultProbabilities {
  const { homeScore, awayScore } = matrix;
  const sums: ResultProbabilities = { won: 0, 'half-won': 0, void: 0, 'half-lost': 0, lost: 0 };
  forEachScore(matrix, (home, away, probability) => {
    const result = settleSelection({
      ...selection,
      homeScore: home,
      awayScore: away,
      scoreAtAcceptance: { homeScore, awayScore },
    });
    sums[result] += probability;
  });
  return sums;
}

/**
 * Shares of the stake at risk that win and lose, half results counting half; they add up to less
 * than 1 by the refunds.
 */
export function winAndLoss(probabilities: ResultProbabilities): { win: number; loss: number } {
  return {
    win: probabilities.won + probabilities['half-won'] / 2,
    loss: probabilities.lost + probabilities['half-lost'] / 2,
  };
}

/**
 * The price at which the selection gains and loses nothing in the long run: 1 + loss / win (domain
 * rules 2.12).
 */
export function fairPrice(matrix: ScoreMatrix, selection: MarketSelection): number {
  const { win, loss } = winAndLoss(resultProbabilities(matrix, selection));
  return 1 + loss / win;
}

/**
 * The probability a fair price stands for: win / (win + loss), refunds left out. 0 when neither can
 * happen.
 */
export function fairProbability(matrix: ScoreMatrix, selection: MarketSelection): number {
  const { win, loss } = winAndLoss(resultProbabilities(matrix, selection));
  return win + loss === 0 ? 0 : win / (win + loss);
}
