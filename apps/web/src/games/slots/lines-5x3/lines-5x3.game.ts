// chunk: later
import type { GameRow } from '../../game-row.ts';

export const lines5x3: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Galleon Tides',
  rulesText: 'ui.gameRules.lines5x3',
  typicalBet: { buy: false },
  rules: async () => (await import('@pavilion/games/slots/lines-5x3/lines-5x3.game')).lines5x3,
  view: async () => (await import('./lines-5x3-view.ts')).lines5x3View,
};
