// chunk: later
import type { GameRow } from '../../game-row.ts';

export const hashBigSmall: GameRow<'round'> = {
  engine: 'round',
  name: 'Hash Big Small',
  rulesText: 'ui.gameRules.hashBigSmall',
  typicalBet: { side: 'big' },
  rules: async () =>
    (await import('@pavilion/games/hashgame/hash-big-small/hash-big-small.game')).hashBigSmall,
  view: async () => (await import('./hash-big-small-view.ts')).hashBigSmallView,
};
