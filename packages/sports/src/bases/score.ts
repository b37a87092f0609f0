import type { BaseRule, Question } from '../engine/base.ts';
import type { Facts, Pair } from '../engine/facts.ts';
import { wonIf, type Verdict } from '../engine/verdict.ts';
import { byPair, itsPeriod, ownFirst, pairOf, signOf } from './look.ts';
import { isInRange } from './range.ts';

/** A yes-or-no question about the score, and when it is answered for good. */
function yesNo(
  isYes: (pair: Pair, question: Question) => boolean,
  isSettled: (pair: Pair, question: Question) => boolean,
): BaseRule {
  const judge = (pair: Pair, question: Question): Verdict =>
    wonIf(isYes(pair, question) === (question.outcome === 'yes'));
  return {
    line: 'none',
    outcomes: () => ['yes', 'no'],
    needs: itsPeriod,
    judge: byPair(judge),
    decided: (question, facts: Facts) => {
      const pair = pairOf(question, facts);
      return pair !== null && isSettled(pair, question) ? judge(pair, question) : null;
    },
  };
}

const bothHave = ([home, away]: Pair): boolean => home > 0 && away > 0;
const otherHas = (pair: Pair, { scope }: Question): boolean => ownFirst(pair, scope)[1] > 0;

export const bothScore = yesNo(bothHave, bothHave);

export const cleanSheet = yesNo((pair, question) => !otherHas(pair, question), otherHas);

export const winToNil = yesNo((pair, question) => {
  const [own, other] = ownFirst(pair, question.scope);
  return other === 0 && own > 0;
}, otherHas);

/** Every score up to `param` each, then `other`. */
function scoresUpTo(param: string): string[] {
  const goals = Array.from({ length: Number(param) + 1 }, (_, count) => count);
  return [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'other'];
}

/**
 * `param` is the most of a side that is named, or lists the scores there can be: `2-0,2-1,1-2,0-2`.
 */
export const correctScore: BaseRule = {
  line: 'none',
  outcomes: (param) => {
    if (param === '') return 'scores';
    return param.includes('-') ? param.split(',') : scoresUpTo(param);
  },
  needs: itsPeriod,
  judge: byPair(([home, away], { outcome, outcomes }) => {
    const score = `${home}-${away}`;
    const isNamed = Array.isArray(outcomes) && outcomes.includes(score);
    return wonIf(outcome === (isNamed ? score : 'other'));
  }),
};

/** What a level score is called: `draw`, or with and without goals apart. */
function levelName([home]: Pair, outcomes: readonly string[]): string {
  if (outcomes.includes('draw')) return 'draw';
  return home === 0 ? 'no-score' : 'draw-score';
}

function isMargin(pair: Pair, { outcome, outcomes }: Question): boolean {
  const difference = pair[0] - pair[1];
  const side = signOf(difference);
  if (side === 'draw') return Array.isArray(outcomes) && levelName(pair, outcomes) === outcome;
  const [picked = '', ...range] = outcome.split('-');
  return picked === side && isInRange(Math.abs(difference), range.join('-'));
}

/**
 * `param` lists the ranges of each side, then what a level score is called:
 * `1,2,3+,draw-score,no-score`.
 */
export const margin: BaseRule = {
  line: 'none',
  outcomes: (param) => {
    const words = param.split(',');
    const ranges = words.filter((word) => /^\d/.test(word));
    const levels = words.filter((word) => !/^\d/.test(word));
    return [
      ...ranges.map((range) => `home-${range}`),
      ...ranges.map((range) => `away-${range}`),
      ...levels,
    ];
  },
  needs: itsPeriod,
  judge: byPair((pair, question) => wonIf(isMargin(pair, question))),
};
