// chunk: later
import type { GameRow } from '../../game-row.ts';

export const tower: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Tower',
  rulesText: 'ui.gameRules.tower',
  typicalBet: { difficulty: 'easy' },
  rules: async () => (await import('@pavilion/games/arcade/tower/tower.game')).tower,
  view: async () => (await import('./tower-view.tsx')).towerView,
};
