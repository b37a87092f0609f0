// chunk: later
import type { GameRow } from '../../game-row.ts';

export const hashOddEven: GameRow<'round'> = {
  engine: 'round',
  name: 'Hash Odd Even',
  rulesText: 'ui.gameRules.hashOddEven',
  typicalBet: { side: 'odd' },
  rules: async () =>
    (await import('@pavilion/games/hashgame/hash-odd-even/hash-odd-even.game')).hashOddEven,
  view: async () => (await import('./hash-odd-even-view.ts')).hashOddEvenView,
};
