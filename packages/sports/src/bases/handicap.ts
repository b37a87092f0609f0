import type { BaseRule } from '../engine/base.ts';
import { verdictOfQuarters, wonIf } from '../engine/verdict.ts';
import { byPair, itsPeriod, signOf } from './look.ts';

/** The line is the home side's, in quarters; the away side plays with its negative. */
export const handicap: BaseRule = {
  line: 'quarter',
  outcomes: () => ['home', 'away'],
  needs: itsPeriod,
  judge: byPair(([home, away], { outcome, lineQuarters, before }) => {
    const margin = 4 * (home - before[0] - (away - before[1])) + lineQuarters;
    return verdictOfQuarters(outcome === 'home' ? margin : -margin);
  }),
};

export const handicap3way: BaseRule = {
  line: 'whole',
  outcomes: () => ['home', 'draw', 'away'],
  needs: itsPeriod,
  judge: byPair(([home, away], { outcome, lineQuarters }) =>
    wonIf(signOf(4 * (home - away) + lineQuarters) === outcome),
  ),
};
