// chunk: later
import type { GameRow } from '../../game-row.ts';

export const classic3x3: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Orchard Sevens',
  rulesText: 'ui.gameRules.classic3x3',
  typicalBet: {},
  rules: async () =>
    (await import('@pavilion/games/slots/classic-3x3/classic-3x3.game')).classic3x3,
  view: async () => (await import('./classic-3x3-view.ts')).classic3x3View,
};
