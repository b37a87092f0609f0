import { defineKinds, row, type KindDetail } from '../define-kinds.ts';

const whole: KindDetail = { period: 'full' };
const first: KindDetail = { period: 'p1', group: 'halves' };

/** `full` counts overtime, and a shoot-out as one goal of its winner; all else is regular time. */
export const iceHockeyKinds = defineKinds(
  { sport: 'ice-hockey', stat: 'goals', period: 'reg', builder: true },
  [
    row('winner', 'winner', whole),
    row('puck-line', 'handicap', { ...whole, group: 'handicaps' }),
    row('1x2', '1x2'),
    row('double-chance', 'double-chance'),
    row('handicap', 'handicap', { group: 'handicaps' }),
    row('total', 'total', { group: 'totals' }),
    row('both-score', 'both-score'),
    row('home-total', 'total', { scope: 'home', group: 'teams' }),
    row('away-total', 'total', { scope: 'away', group: 'teams' }),
    row('p1-1x2', '1x2', first),
    row('p1-total', 'total', first),
    row('overtime', 'goes-to', { param: 'ot', group: 'specials' }),
    // It hangs on the order of goals.
    row('next-goal', 'next', { group: 'specials', combines: { builder: false } }),
  ],
);
