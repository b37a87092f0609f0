import type { Question } from '../engine/base.ts';
import type { Facts, Pair, Side } from '../engine/facts.ts';
import { pairAt } from '../engine/periods.ts';
import type { Scope } from '../engine/market-type.ts';

/** Home, draw or away as a difference is above, at or below zero. */
export function signOf(difference: number): Side | 'draw' {
  if (difference === 0) return 'draw';
  return difference > 0 ? 'home' : 'away';
}

/** Both sides' counts of the question's stat, in its period unless another is named. */
export function pairOf(question: Question, facts: Facts, period = question.period): Pair | null {
  return pairAt(facts, period, question.stat);
}

/** What the scope counts: one side's, or both together. */
export function valueOf([home, away]: Pair, scope: Scope): number {
  if (scope === 'both') return home + away;
  return scope === 'home' ? home : away;
}

/** The scope's own count first, then the other side's. */
export function ownFirst([home, away]: Pair, scope: Scope): Pair {
  return scope === 'away' ? [away, home] : [home, away];
}

/** The period of the question, which most bases need and nothing else. */
export const itsPeriod = (question: Question): readonly string[] => [question.period];

/** Answers by the pair of the question's period; null when it is not known. */
export function byPair<Answer>(
  answer: (pair: Pair, question: Question) => Answer,
): (question: Question, facts: Facts) => Answer | null {
  return (question, facts) => {
    const pair = pairOf(question, facts);
    return pair === null ? null : answer(pair, question);
  };
}
