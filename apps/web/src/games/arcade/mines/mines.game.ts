// chunk: later
import type { GameRow } from '../../game-row.ts';

export const mines: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Mines',
  rulesText: 'ui.gameRules.mines',
  typicalBet: { mines: 3 },
  rules: async () => (await import('@pavilion/games/arcade/mines/mines.game')).mines,
  view: async () => (await import('./mines-view.tsx')).minesView,
};
