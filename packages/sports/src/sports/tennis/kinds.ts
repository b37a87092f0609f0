import { defineKinds, row, type KindDetail } from '../define-kinds.ts';

const games: KindDetail = { stat: 'games' };
const firstSet: KindDetail = { stat: 'games', period: 's1', group: 'halves' };

/**
 * `set-score` and `s1-score` name no scores here: a market's own parameter does, by the length of
 * the match.
 */
export const tennisKinds = defineKinds(
  { sport: 'tennis', stat: 'sets', period: 'full', builder: true },
  [
    row('winner', 'winner'),
    row('set-handicap', 'handicap', { group: 'handicaps' }),
    row('game-handicap', 'handicap', { ...games, group: 'handicaps' }),
    row('total-games', 'total', { ...games, group: 'totals' }),
    row('total-sets', 'total', { group: 'totals' }),
    row('set-score', 'correct-score', { group: 'scores' }),
    row('s1-winner', 'winner', firstSet),
    row('s1-total-games', 'total', firstSet),
    row('s1-score', 'correct-score', firstSet),
    row('home-total-games', 'total', { ...games, scope: 'home', group: 'teams' }),
    row('away-total-games', 'total', { ...games, scope: 'away', group: 'teams' }),
    row('tie-break', 'at-least', { stat: 'tie_breaks', param: '1', group: 'specials' }),
  ],
);
