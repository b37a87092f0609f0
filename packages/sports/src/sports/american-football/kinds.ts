import { defineKinds, row, type KindDetail } from '../define-kinds.ts';

const half: KindDetail = { period: '1h', group: 'halves' };

/** What no builder takes: it can be void, hangs on the order, or on who scores. */
const alone: KindDetail = { combines: { builder: false } };

/**
 * Overtime counts in every kind of the whole match; a regular season's game may still end level.
 */
export const americanFootballKinds = defineKinds(
  { sport: 'american-football', stat: 'points', period: 'full', builder: true },
  [
    row('winner', 'winner', alone),
    row('spread', 'handicap', { group: 'handicaps' }),
    row('total', 'total', { group: 'totals' }),
    row('home-total', 'total', { scope: 'home', group: 'teams' }),
    row('away-total', 'total', { scope: 'away', group: 'teams' }),
    row('odd-even', 'odd-even', { group: 'totals' }),
    row('margin', 'margin', { param: '1-6,7-12,13+,draw', group: 'scores' }),
    row('1h-winner', 'winner', { ...half, ...alone }),
    row('1h-spread', 'handicap', half),
    row('1h-total', 'total', half),
    row('q1-1x2', '1x2', { period: 'q1', group: 'halves' }),
    row('half-full', 'half-full', { param: '1h', group: 'halves' }),
    row('race-to-10', 'race-to', { param: '10', group: 'specials', ...alone }),
    row('highest-half', 'highest-period', { param: '1h,2h', group: 'halves' }),
    row('overtime', 'goes-to', { param: 'ot', group: 'specials' }),
    row('anytime-touchdown', 'scorer', {
      ...{ stat: 'touchdowns', param: 'any', group: 'scorers' },
      ...alone,
    }),
  ],
);
