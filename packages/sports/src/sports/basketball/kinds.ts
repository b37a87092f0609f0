import { defineKinds, row, type KindDetail } from '../define-kinds.ts';

const half: KindDetail = { period: '1h', group: 'halves' };
const quarter: KindDetail = { period: 'q1', group: 'halves' };

/** What no builder takes: it can be void, or hangs on the order. */
const alone: KindDetail = { combines: { builder: false } };

/** Overtime counts in every kind of the whole match. */
export const basketballKinds = defineKinds(
  { sport: 'basketball', stat: 'points', period: 'full', builder: true },
  [
    row('winner', 'winner'),
    row('spread', 'handicap', { group: 'handicaps' }),
    row('total', 'total', { group: 'totals' }),
    row('home-total', 'total', { scope: 'home', group: 'teams' }),
    row('away-total', 'total', { scope: 'away', group: 'teams' }),
    row('1h-winner', 'winner', { ...half, ...alone }),
    row('1h-spread', 'handicap', half),
    row('1h-total', 'total', half),
    row('q1-1x2', '1x2', quarter),
    row('q1-total', 'total', quarter),
    row('race-to-20', 'race-to', { ...alone, param: '20', group: 'specials' }),
    row('odd-even', 'odd-even', { group: 'totals' }),
    row('margin', 'margin', { param: '1-5,6-10,11+', group: 'scores' }),
    row('highest-quarter', 'highest-period', { param: 'q1,q2,q3,q4', group: 'specials' }),
    row('overtime', 'goes-to', { param: 'ot', group: 'specials' }),
    row('player-points', 'player-total', { ...alone, group: 'players' }),
  ],
);
