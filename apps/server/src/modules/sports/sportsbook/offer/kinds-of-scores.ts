import { kindsOf, type Base } from '@pavilion/sports';

/** Questions that a score answers: not what came first, when, or in which half. */
const ofScores: ReadonlySet<Base> = new Set([
  ...(['1x2', 'winner', 'double-chance', 'handicap', 'handicap-3way', 'total'] as const),
  ...(['total-3way', 'odd-even', 'both-score', 'correct-score', 'exact-total'] as const),
  ...(['total-range', 'margin', 'clean-sheet', 'win-to-nil', 'result-total'] as const),
  ...(['result-both-score', 'total-both-score'] as const),
]);

/**
 * Football's kinds that the final score alone settles: what a list of results tells of every match.
 */
export const kindsOfScores: ReadonlySet<string> = new Set(
  kindsOf.football
    .filter(({ base, stat, period }) => ofScores.has(base) && stat === 'goals' && period === 'reg')
    .map(({ kind }) => kind),
);
