import { defineKinds, row, type KindDetail } from '../define-kinds.ts';

/** Who does not bat is void: no builder takes players. */
const batters: KindDetail = { group: 'players', combines: { builder: false } };

/**
 * Home bats in `i1` or `i2` as it falls: an innings' total is that of both sides, for the other has
 * none in it.
 */
export const cricketKinds = defineKinds(
  { sport: 'cricket', stat: 'runs', period: 'full', builder: true },
  [
    row('winner', 'winner'),
    row('i1-total', 'total', { period: 'i1', group: 'totals' }),
    row('i2-total', 'total', { period: 'i2', group: 'totals' }),
    row('pp1-total', 'total', { period: 'pp1', group: 'totals' }),
    row('most-sixes', '1x2', { stat: 'sixes', group: 'specials' }),
    row('total-sixes', 'total', { stat: 'sixes', group: 'totals' }),
    row('total-fours', 'total', { stat: 'fours', group: 'totals' }),
    row('top-batter', 'top-player', batters),
    row('home-top-batter', 'top-player', { ...batters, scope: 'home' }),
    row('away-top-batter', 'top-player', { ...batters, scope: 'away' }),
    row('player-runs', 'player-total', batters),
    row('i1-wickets', 'total', { stat: 'wickets', period: 'i1', group: 'totals' }),
  ],
);
