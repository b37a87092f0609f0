import { defineKinds, row, type KindDetail } from '../define-kinds.ts';

const map: KindDetail = { stat: 'rounds', period: 'm1', group: 'halves' };

/** A map in regular time has at most 24 rounds: whoever sees a 25th sees overtime. */
export const eSportsKinds = defineKinds(
  { sport: 'e-sports', stat: 'maps', period: 'full', builder: true },
  [
    row('winner', 'winner'),
    row('map-handicap', 'handicap', { group: 'handicaps' }),
    row('total-maps', 'total', { group: 'totals' }),
    row('map-score', 'correct-score', { group: 'scores' }),
    row('m1-winner', 'winner', map),
    row('m1-handicap', 'handicap', map),
    row('m1-total', 'total', map),
    row('m1-odd-even', 'odd-even', map),
    row('m1-overtime', 'at-least', { ...map, param: '25' }),
    // It hangs on the order of rounds.
    row('m1-first-round', 'next', { ...map, param: '1', combines: { builder: false } }),
  ],
);
