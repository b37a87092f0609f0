import type { KindDetail, KindRow } from '../define-kinds.ts';
import { defineKinds, row } from '../define-kinds.ts';

/** What no builder takes: it can be void, or hangs on the order or the rest of the match. */
const alone: KindDetail = { combines: { builder: false } };

const main: readonly KindRow[] = [
  row('1x2', '1x2'),
  row('double-chance', 'double-chance'),
  row('draw-no-bet', 'winner', alone),
  row('asian-handicap', 'handicap', { counts: 'rest', group: 'handicaps' }),
  row('total', 'total', { group: 'totals' }),
  row('both-score', 'both-score'),
  row('handicap-3way', 'handicap-3way', { group: 'handicaps' }),
  row('to-qualify', 'advances', alone),
];

const ofHalf = (period: '1h' | '2h'): readonly KindRow[] => {
  const at: KindDetail = { period, group: 'halves' };
  return [
    row(`${period}-1x2`, '1x2', at),
    row(`${period}-double-chance`, 'double-chance', at),
    row(`${period}-draw-no-bet`, 'winner', { ...at, ...alone }),
    row(`${period}-total`, 'total', at),
    row(`${period}-both-score`, 'both-score', at),
    row(`${period}-odd-even`, 'odd-even', at),
  ];
};

const first: KindDetail = { period: '1h', group: 'halves' };

const halves: readonly KindRow[] = [
  ...ofHalf('1h'),
  ...ofHalf('2h'),
  row('1h-asian-handicap', 'handicap', { ...first, counts: 'rest' }),
  row('1h-handicap-3way', 'handicap-3way', first),
  row('1h-correct-score', 'correct-score', { ...first, param: '2' }),
  row('1h-exact-total', 'exact-total', { ...first, param: '3+' }),
  row('half-full', 'half-full', { param: '1h', group: 'halves' }),
  row('highest-half', 'highest-period', { param: '1h,2h', group: 'halves' }),
];

const home: KindDetail = { scope: 'home', group: 'teams' };
const away: KindDetail = { scope: 'away', group: 'teams' };

const specials: KindDetail = { ...alone, group: 'specials' };

const goals: readonly KindRow[] = [
  row('total-3way', 'total-3way', { group: 'totals' }),
  row('exact-total', 'exact-total', { param: '6+', group: 'totals' }),
  row('total-range', 'total-range', { param: '0-1,2-3,4-6,7+', group: 'totals' }),
  row('odd-even', 'odd-even', { group: 'totals' }),
  row('home-total', 'total', home),
  row('away-total', 'total', away),
  row('home-exact-total', 'exact-total', { ...home, param: '3+' }),
  row('away-exact-total', 'exact-total', { ...away, param: '3+' }),
  row('1h-home-total', 'total', { ...home, period: '1h' }),
  row('1h-away-total', 'total', { ...away, period: '1h' }),
  row('2h-home-total', 'total', { ...home, period: '2h' }),
  row('2h-away-total', 'total', { ...away, period: '2h' }),
  row('next-goal', 'next', specials),
  row('last-goal', 'last', specials),
  row('race-to-2', 'race-to', { ...specials, param: '2' }),
  row('race-to-3', 'race-to', { ...specials, param: '3' }),
  row('first-goal-time', 'time-band', { ...specials, param: '1' }),
  row('home-odd-even', 'odd-even', home),
  row('correct-score', 'correct-score', { param: '4', group: 'scores' }),
  row('margin', 'margin', { param: '1,2,3+,draw-score,no-score', group: 'scores' }),
];

const ofSide = (scope: 'home' | 'away'): readonly KindRow[] => {
  const at: KindDetail = { scope, group: 'teams' };
  return [
    row(`${scope}-clean-sheet`, 'clean-sheet', at),
    row(`${scope}-win-to-nil`, 'win-to-nil', at),
    row(`${scope}-score-both-halves`, 'score-both-halves', at),
    row(`${scope}-win-both-halves`, 'win-both-halves', at),
    row(`${scope}-win-either-half`, 'win-either-half', at),
  ];
};

const combined: readonly KindRow[] = [
  row('result-total', 'result-total'),
  row('result-both-score', 'result-both-score'),
  row('total-both-score', 'total-both-score'),
];

const scorers: KindDetail = { group: 'scorers' };
const player: KindDetail = { ...alone, group: 'players' };

const players: readonly KindRow[] = [
  row('first-scorer', 'scorer', { ...scorers, ...alone, param: 'first' }),
  row('last-scorer', 'scorer', { ...scorers, ...alone, param: 'last' }),
  row('anytime-scorer', 'scorer', { ...scorers, param: 'any' }),
  row('scorer-2', 'scorer', { ...scorers, param: '2' }),
  row('scorer-3', 'scorer', { ...scorers, param: '3' }),
  row('player-shots', 'player-total', { ...player, stat: 'shots' }),
  row('player-shots-on-target', 'player-total', { ...player, stat: 'shots_on_target' }),
  row('player-cards', 'player-total', { ...player, stat: 'cards' }),
];

const corner: KindDetail = { stat: 'corners', group: 'corners' };
const card: KindDetail = { stat: 'cards', group: 'cards' };

const counts: readonly KindRow[] = [
  row('corner-total', 'total', corner),
  row('corner-1x2', '1x2', corner),
  row('corner-handicap', 'handicap', { ...corner, counts: 'rest' }),
  row('home-corner-total', 'total', { ...corner, scope: 'home' }),
  row('away-corner-total', 'total', { ...corner, scope: 'away' }),
  row('1h-corner-total', 'total', { ...corner, ...alone, period: '1h' }),
  row('corner-odd-even', 'odd-even', corner),
  row('next-corner', 'next', { ...corner, ...alone }),
  row('corner-race', 'race-to', { ...corner, ...alone }),
  row('card-total', 'total', card),
  row('card-1x2', '1x2', card),
  row('card-handicap', 'handicap', { ...card, counts: 'rest' }),
  row('home-card-total', 'total', { ...card, scope: 'home' }),
  row('away-card-total', 'total', { ...card, scope: 'away' }),
  row('red-card', 'at-least', { ...alone, stat: 'red_cards', param: '1', group: 'cards' }),
  row('penalty', 'at-least', { ...specials, stat: 'penalties', param: '1' }),
  row('own-goal', 'at-least', { ...specials, stat: 'own_goals', param: '1' }),
  row('extra-time', 'goes-to', { ...specials, param: 'et' }),
];

/** Football's 85 kinds (wire contract, 6): regular time, goals, both sides unless said. */
export const footballKinds = defineKinds(
  { sport: 'football', stat: 'goals', period: 'reg', builder: true },
  [
    ...main,
    ...halves,
    ...goals,
    ...ofSide('home'),
    ...ofSide('away'),
    ...combined,
    ...players,
    ...counts,
  ],
);
