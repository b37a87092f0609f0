import type { BaseRule } from '../engine/base.ts';
import { refunded, wonIf } from '../engine/verdict.ts';
import { byPair, itsPeriod, pairOf, signOf } from './look.ts';

export const matchResult: BaseRule = {
  line: 'none',
  outcomes: () => ['home', 'draw', 'away'],
  needs: itsPeriod,
  judge: byPair(([home, away], { outcome }) => wonIf(signOf(home - away) === outcome)),
};

/** Who wins where a draw is no outcome: level, the stake comes back. */
export const winner: BaseRule = {
  line: 'none',
  outcomes: () => ['home', 'away'],
  needs: itsPeriod,
  judge: (question, facts) => {
    const pair = pairOf(question, facts);
    const told = question.period === 'full' ? facts.winner : null;
    const side = told ?? (pair === null ? null : signOf(pair[0] - pair[1]));
    if (side === null) return null;
    return side === 'draw' ? refunded : wonIf(side === question.outcome);
  },
};

/** Who goes through, whichever way; nobody told: void. */
export const advances: BaseRule = {
  line: 'none',
  outcomes: () => ['home', 'away'],
  needs: () => [],
  judge: ({ outcome }, facts) =>
    facts.advances === null ? refunded : wonIf(facts.advances === outcome),
  // Told is told, also of a tie that was abandoned and awarded.
  decided: ({ outcome }, facts) =>
    facts.advances === null ? null : wonIf(facts.advances === outcome),
};

export const doubleChance: BaseRule = {
  line: 'none',
  outcomes: () => ['home-draw', 'home-away', 'draw-away'],
  needs: itsPeriod,
  judge: byPair(([home, away], { outcome }) =>
    wonIf(outcome.split('-').includes(signOf(home - away))),
  ),
};
