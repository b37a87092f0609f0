import { isLegalSelection, type MarketSelection } from '../markets/index.ts';

export const selectionResults = ['won', 'half-won', 'void', 'half-lost', 'lost'] as const;
export type SelectionResult = (typeof selectionResults)[number];

export interface Score {
  homeScore: number;
  awayScore: number;
}

export interface SettleSelectionInput extends MarketSelection, Score {
  /**
   * Score when an in-play bet was accepted. Asian handicaps count only the goals after it; all
   * other markets count the whole match (domain rules 2.3). Leave out for bets taken before the
   * start.
   */
  scoreAtAcceptance?: Score;
}

/**
 * The result of one selection for a final score at the end of regular time (domain rules 2.4).
 * `lineQuarters` is the market's line (a handicap is the home side's). Throws RangeError when kind,
 * outcome and line do not belong together or a score is no whole number from zero up: such a bet
 * must never have been stored.
 */
export function settleSelection(input: SettleSelectionInput): SelectionResult {
  if (!isLegalSelection(input)) {
    throw new RangeError(`no such selection: ${input.kind} ${input.outcome} ${input.lineQuarters}`);
  }
  assertScore(input);
  if (input.scoreAtAcceptance) assertScore(input.scoreAtAcceptance);
  return input.kind === '1x2' ? settleMatchResult(input) : resultOfMargin(marginQuarters(input));
}

function assertScore({ homeScore, awayScore }: Score): void {
  for (const goals of [homeScore, awayScore]) {
    if (!Number.isInteger(goals) || goals < 0) throw new RangeError(`not a score: ${goals}`);
  }
}

function settleMatchResult({
  outcome,
  homeScore,
  awayScore,
}: SettleSelectionInput): SelectionResult {
  const difference = Math.sign(homeScore - awayScore);
  const winner = difference > 0 ? 'home' : difference < 0 ? 'away' : 'draw';
  return outcome === winner ? 'won' : 'lost';
}

/** By how many quarters of a goal the selection beats its line; negative when it falls short. */
function marginQuarters(input: SettleSelectionInput): number {
  const { kind, outcome, lineQuarters, homeScore, awayScore, scoreAtAcceptance } = input;
  const line = lineQuarters ?? 0;
  if (kind === 'total') {
    const over = 4 * (homeScore + awayScore) - line;
    return outcome === 'over' ? over : -over;
  }
  const goalsBefore = scoreAtAcceptance
    ? scoreAtAcceptance.homeScore - scoreAtAcceptance.awayScore
    : 0;
  const home = 4 * (homeScore - awayScore - goalsBefore) + line;
  return outcome === 'home' ? home : -home;
}

/**
 * A margin of one quarter is a win on one of the two neighbouring lines and a refund on the other,
 * hence half a win; from two quarters on both halves win. Losing mirrors it.
 */
function resultOfMargin(quarters: number): SelectionResult {
  if (quarters >= 2) return 'won';
  if (quarters <= -2) return 'lost';
  if (quarters === 1) return 'half-won';
  return quarters === -1 ? 'half-lost' : 'void';
}
