import type { BaseRule, Question } from '../engine/base.ts';
import type { Facts } from '../engine/facts.ts';
import { periodAt } from '../engine/periods.ts';
import { verdictOfQuarters, wonIf, type Verdict } from '../engine/verdict.ts';
import { byPair, itsPeriod, pairOf, valueOf } from './look.ts';
import { isInRange, openFrom, rangesUpTo } from './range.ts';

/** What is counted so far, or what a natural end must reach where the site's rule says so. */
function leastValue(question: Question, facts: Facts, isNatural: boolean): number | null {
  const pair = pairOf(question, facts);
  if (pair === null) return null;
  const value = valueOf(pair, question.scope);
  if (!isNatural || question.scope !== 'both') return value;
  return Math.max(value, periodAt(facts, question.period)?.least?.[question.stat] ?? 0);
}

function overIsReached(question: Question, facts: Facts, isNatural: boolean): Verdict | null {
  const value = leastValue(question, facts, isNatural);
  if (value === null || 4 * value - question.lineQuarters < 2) return null;
  return wonIf(question.outcome === 'over');
}

export const total: BaseRule = {
  line: 'quarter',
  outcomes: () => ['over', 'under'],
  needs: itsPeriod,
  judge: byPair((pair, { outcome, lineQuarters, scope }) => {
    const over = 4 * valueOf(pair, scope) - lineQuarters;
    return verdictOfQuarters(outcome === 'over' ? over : -over);
  }),
  decided: overIsReached,
};

const nameOfSign = (difference: number): string =>
  difference === 0 ? 'exactly' : difference > 0 ? 'over' : 'under';

export const total3way: BaseRule = {
  line: 'whole',
  outcomes: () => ['over', 'exactly', 'under'],
  needs: itsPeriod,
  judge: byPair((pair, { outcome, lineQuarters, scope }) =>
    wonIf(nameOfSign(4 * valueOf(pair, scope) - lineQuarters) === outcome),
  ),
  decided: overIsReached,
};

export const oddEven: BaseRule = {
  line: 'none',
  outcomes: () => ['odd', 'even'],
  needs: itsPeriod,
  judge: byPair((pair, { outcome, scope }) =>
    wonIf((valueOf(pair, scope) % 2 === 0 ? 'even' : 'odd') === outcome),
  ),
};

/** Once the range that is open above is reached, all ranges are decided. */
function topIsReached(question: Question, facts: Facts): Verdict | null {
  const pair = pairOf(question, facts);
  if (pair === null || !Array.isArray(question.outcomes)) return null;
  if (valueOf(pair, question.scope) < openFrom(question.outcomes)) return null;
  return wonIf(question.outcome.endsWith('+'));
}

const inRange: Pick<BaseRule, 'line' | 'needs' | 'judge' | 'decided'> = {
  line: 'none',
  needs: itsPeriod,
  judge: byPair((pair, { outcome, scope }) => wonIf(isInRange(valueOf(pair, scope), outcome))),
  decided: topIsReached,
};

/** `param` is the last outcome, open above: `6+`. */
export const exactTotal: BaseRule = { ...inRange, outcomes: rangesUpTo };

/** `param` lists the ranges: `0-1,2-3,4-6,7+`. */
export const totalRange: BaseRule = { ...inRange, outcomes: (param) => param.split(',') };

const isReached = (value: number, { outcome }: Question, target: number): Verdict | null =>
  value >= target ? wonIf(outcome === 'yes') : null;

export const atLeast: BaseRule = {
  line: 'none',
  outcomes: () => ['yes', 'no'],
  needs: itsPeriod,
  judge: byPair((pair, question) => {
    const value = valueOf(pair, question.scope);
    return isReached(value, question, Number(question.param)) ?? wonIf(question.outcome === 'no');
  }),
  decided: (question, facts) => {
    const pair = pairOf(question, facts);
    if (pair === null) return null;
    return isReached(valueOf(pair, question.scope), question, Number(question.param));
  },
};
