// chunk: later
import type { GameRow } from '../../game-row.ts';

export const coinFlip: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Coin Flip',
  rulesText: 'ui.gameRules.coinFlip',
  typicalBet: { side: 'heads' },
  rules: async () => (await import('@pavilion/games/arcade/coin-flip/coin-flip.game')).coinFlip,
  view: async () => (await import('./coin-flip-view.tsx')).coinFlipView,
};
