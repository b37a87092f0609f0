// chunk: later
import type { GameRow } from '../../game-row.ts';

export const hiLo: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Hi-Lo',
  rulesText: 'ui.gameRules.hiLo',
  typicalBet: {},
  rules: async () => (await import('@pavilion/games/arcade/hi-lo/hi-lo.game')).hiLo,
  view: async () => (await import('./hi-lo-view.tsx')).hiLoView,
};
