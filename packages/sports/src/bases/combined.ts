import type { BaseRule, Question } from '../engine/base.ts';
import type { Pair } from '../engine/facts.ts';
import type { LineRule } from '../engine/market-type.ts';
import { wonIf } from '../engine/verdict.ts';
import { byPair, itsPeriod, signOf } from './look.ts';

type Part = { words: readonly string[]; of: (pair: Pair, question: Question) => string };

const result: Part = {
  words: ['home', 'draw', 'away'],
  of: ([home, away]) => signOf(home - away),
};
const overUnder: Part = {
  words: ['over', 'under'],
  of: ([home, away], { lineQuarters }) => (4 * (home + away) > lineQuarters ? 'over' : 'under'),
};
const bothScored: Part = {
  words: ['yes', 'no'],
  of: ([home, away]) => (home > 0 && away > 0 ? 'yes' : 'no'),
};

/**
 * Two questions in one: both parts must be right. Lines are halves, so that neither can be a push.
 */
function both(line: LineRule, first: Part, second: Part): BaseRule {
  return {
    line,
    outcomes: () => first.words.flatMap((a) => second.words.map((b) => `${a}-${b}`)),
    needs: itsPeriod,
    judge: byPair((pair, question) =>
      wonIf(`${first.of(pair, question)}-${second.of(pair, question)}` === question.outcome),
    ),
  };
}

export const resultTotal = both('half', result, overUnder);
export const resultBothScore = both('none', result, bothScored);
export const totalBothScore = both('half', overUnder, bothScored);
