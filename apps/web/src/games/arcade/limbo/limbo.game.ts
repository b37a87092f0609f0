// chunk: later
import type { GameRow } from '../../game-row.ts';

export const limbo: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Limbo',
  rulesText: 'ui.gameRules.limbo',
  typicalBet: { target: '2.00' },
  rules: async () => (await import('@pavilion/games/arcade/limbo/limbo.game')).limbo,
  view: async () => (await import('./limbo-view.tsx')).limboView,
};
