import type { BaseRule, Question } from '../engine/base.ts';
import type { Facts, Pair } from '../engine/facts.ts';
import { periodAt } from '../engine/periods.ts';
import { wonIf, type Verdict } from '../engine/verdict.ts';
import { ownFirst, pairOf, signOf, valueOf } from './look.ts';

const sides = ['home', 'draw', 'away'] as const;
const halves = ['1h', '2h'] as const;

/** First the result of period `param`, then that of the whole. */
export const halfFull: BaseRule = {
  line: 'none',
  outcomes: () => sides.flatMap((first) => sides.map((whole) => `${first}-${whole}`)),
  needs: (question) => [question.param, question.period],
  judge: (question, facts) => {
    const first = pairOf(question, facts, question.param);
    const whole = pairOf(question, facts);
    if (first === null || whole === null) return null;
    const result = `${signOf(first[0] - first[1])}-${signOf(whole[0] - whole[1])}`;
    return wonIf(result === question.outcome);
  },
};

type HalfTest = (own: number, other: number) => boolean;
const scores: HalfTest = (own) => own > 0;
const wins: HalfTest = (own, other) => own > other;

/** The answer of each half: null while it is not complete. */
function answers(question: Question, facts: Facts, test: HalfTest): (boolean | null)[] {
  return halves.map((half) => {
    const pair: Pair | null = pairOf(question, facts, half);
    if (pair === null || periodAt(facts, half)?.isComplete !== true) return null;
    return test(...ownFirst(pair, question.scope));
  });
}

/** A yes-or-no question of a side about both halves: one half that says `enough` decides it. */
function ofHalves(test: HalfTest, enough: boolean): BaseRule {
  const decide = (question: Question, facts: Facts): Verdict | null => {
    const known = answers(question, facts, test);
    if (known.includes(enough)) return wonIf(enough === (question.outcome === 'yes'));
    return known.includes(null) ? null : wonIf(enough === (question.outcome === 'no'));
  };
  return {
    line: 'none',
    outcomes: () => ['yes', 'no'],
    needs: () => halves,
    judge: decide,
    decided: decide,
  };
}

export const scoreBothHalves = ofHalves(scores, false);
export const winBothHalves = ofHalves(wins, false);
export const winEitherHalf = ofHalves(wins, true);

/** `param` lists the periods: the one alone with the most, or `equal`. */
export const highestPeriod: BaseRule = {
  line: 'none',
  outcomes: (param) => [...param.split(','), 'equal'],
  needs: (question) => question.param.split(','),
  judge: (question, facts) => {
    const periods = question.param.split(',');
    const values = periods.map((period) => {
      const pair = pairOf(question, facts, period);
      return pair === null ? null : valueOf(pair, question.scope);
    });
    if (values.includes(null)) return null;
    const most = Math.max(...values.map((value) => value ?? 0));
    const best = periods.filter((_, index) => values[index] === most);
    return wonIf(question.outcome === (best.length === 1 ? best[0] : 'equal'));
  },
};

/** Whether the period `param` was played at all; known for good once it has begun. */
export const goesTo: BaseRule = {
  line: 'none',
  outcomes: () => ['yes', 'no'],
  needs: () => [],
  judge: ({ param, outcome }, facts) =>
    wonIf((periodAt(facts, param) !== null) === (outcome === 'yes')),
  decided: ({ param, outcome }, facts) =>
    periodAt(facts, param) === null ? null : wonIf(outcome === 'yes'),
};
