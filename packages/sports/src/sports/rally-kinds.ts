import type { Sport } from '../engine/market-type.ts';
import { defineKinds, row, type KindDetail } from './define-kinds.ts';

const points: KindDetail = { stat: 'points' };
const firstSet: KindDetail = { stat: 'points', period: 's1', group: 'halves' };

/**
 * The kinds of sports played in sets of rallies: volleyball and table tennis (wire contract, 6).
 * Scores and races are named by each market.
 */
export const rallyKinds = (sport: Sport) =>
  defineKinds({ sport, stat: 'sets', period: 'full', builder: true }, [
    row('winner', 'winner'),
    row('set-handicap', 'handicap', { group: 'handicaps' }),
    row('total-sets', 'total', { group: 'totals' }),
    row('set-score', 'correct-score', { group: 'scores' }),
    row('point-handicap', 'handicap', { ...points, group: 'handicaps' }),
    row('total-points', 'total', { ...points, group: 'totals' }),
    row('odd-even', 'odd-even', { ...points, group: 'totals' }),
    row('s1-winner', 'winner', firstSet),
    row('s1-handicap', 'handicap', firstSet),
    row('s1-total', 'total', firstSet),
    // It hangs on the order of points.
    row('s1-race', 'race-to', { ...firstSet, combines: { builder: false } }),
  ]);
