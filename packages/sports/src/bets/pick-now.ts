import type { SelectionResult } from '@pavilion/domain/settlement';
import { baseRules } from '../bases/index.ts';
import { valueOf } from '../bases/look.ts';
import type { Base } from '../engine/base-names.ts';
import type { Question } from '../engine/base.ts';
import { factsOf, periodOf, type Facts, type Pair } from '../engine/facts.ts';
import { pairAt } from '../engine/periods.ts';
import type { Acceptance, Selection } from '../engine/selection.ts';
import { questionOf } from '../engine/settle-pick.ts';

/** The score of a match under way: by period and stat, home first. */
export type Scores = Readonly<Record<string, Readonly<Record<string, Pair>>>>;

/** How a pick stands by the score so far; shown to players, never paid by. */
export interface PickNow {
  /** What it would come to if nothing more happened; null where that says nothing yet. */
  readonly result: SelectionResult | null;
  /** What is counted so far, of picks that count something. */
  readonly count: number | null;
}

/** Questions about who is ahead: a pick that is behind is told so at once. */
const ofLead: readonly Base[] = ['1x2', 'winner', 'double-chance', 'handicap', 'handicap-3way'];
const ofCount: readonly Base[] = [
  ...(['total', 'total-3way', 'exact-total', 'total-range', 'at-least'] as const),
];
/** Others that the score alone answers: behind only means that it has not happened yet. */
const ofScore: readonly Base[] = [
  ...(['both-score', 'correct-score', 'margin', 'clean-sheet', 'win-to-nil'] as const),
  ...(['result-total', 'result-both-score', 'total-both-score'] as const),
];

/**
 * How a pick stands by the score; null for questions that the score does not answer, and while
 * nothing of its period is told.
 */
export function pickNow(
  selection: Selection,
  scores: Scores,
  accepted?: Acceptance,
): PickNow | null {
  const { base } = selection.market.type;
  if (![...ofLead, ...ofCount, ...ofScore].includes(base)) return null;
  const question = questionOf(selection, accepted);
  const facts = factsOf({
    periods: Object.fromEntries(
      Object.entries(scores).map(([period, stats]) => [period, periodOf(stats, false)]),
    ),
  });
  const pair = pairAt(facts, question.period, question.stat);
  if (pair === null) return null;
  return {
    result: resultNow(question, facts),
    count: ofCount.includes(base) ? valueOf(pair, question.scope) : null,
  };
}

function resultNow(question: Question, facts: Facts): SelectionResult | null {
  const { judge, decided } = baseRules[question.base];
  const result = judge(question, facts)?.result ?? null;
  if (result !== 'lost' && result !== 'half-lost') return result;
  const isDecided = (decided?.(question, facts, false) ?? null) !== null;
  return ofLead.includes(question.base) || isDecided ? result : null;
}
