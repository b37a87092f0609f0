import { defineKinds, row, type KindDetail } from '../define-kinds.ts';

const five: KindDetail = { period: 'f5', group: 'halves' };

export const baseballKinds = defineKinds(
  { sport: 'baseball', stat: 'runs', period: 'full', builder: true },
  [
    row('winner', 'winner'),
    row('run-line', 'handicap', { group: 'handicaps' }),
    row('total', 'total', { group: 'totals' }),
    row('home-total', 'total', { scope: 'home', group: 'teams' }),
    row('away-total', 'total', { scope: 'away', group: 'teams' }),
    row('odd-even', 'odd-even', { group: 'totals' }),
    row('f5-1x2', '1x2', five),
    row('f5-handicap', 'handicap', five),
    row('f5-total', 'total', five),
    row('i1-run', 'at-least', { period: 'i1', param: '1', group: 'specials' }),
    row('extra-innings', 'goes-to', { param: 'xi', group: 'specials' }),
    // It hangs on the order of runs.
    row('race-to-3', 'race-to', {
      ...{ param: '3', group: 'specials', combines: { builder: false } },
    }),
  ],
);
