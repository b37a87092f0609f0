// chunk: later
import type { GameRow } from '../../game-row.ts';

export const hashLucky: GameRow<'round'> = {
  engine: 'round',
  name: 'Hash Lucky',
  rulesText: 'ui.gameRules.hashLucky',
  typicalBet: { side: 'lucky' },
  rules: async () =>
    (await import('@pavilion/games/hashgame/hash-lucky/hash-lucky.game')).hashLucky,
  view: async () => (await import('./hash-lucky-view.ts')).hashLuckyView,
};
