// chunk: later
import type { GameRow } from '../../game-row.ts';

export const hashNiuNiu: GameRow<'round'> = {
  engine: 'round',
  name: 'Hash Niu Niu',
  rulesText: 'ui.gameRules.hashNiuNiu',
  typicalBet: { side: 'banker' },
  rules: async () =>
    (await import('@pavilion/games/hashgame/hash-niu-niu/hash-niu-niu.game')).hashNiuNiu,
  view: async () => (await import('./hash-niu-niu-view.ts')).hashNiuNiuView,
};
