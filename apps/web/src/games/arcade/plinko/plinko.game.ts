// chunk: later
import type { GameRow } from '../../game-row.ts';

export const plinko: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Plinko',
  rulesText: 'ui.gameRules.plinko',
  typicalBet: { rows: 12, risk: 'medium' },
  rules: async () => (await import('@pavilion/games/arcade/plinko/plinko.game')).plinko,
  view: async () => (await import('./plinko-view.tsx')).plinkoView,
};
