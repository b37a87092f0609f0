// chunk: later
import type { GameRow } from '../../game-row.ts';

export const cascade6x5: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Gemstone Grotto',
  rulesText: 'ui.gameRules.cascade6x5',
  typicalBet: { buy: false },
  rules: async () =>
    (await import('@pavilion/games/slots/cascade-6x5/cascade-6x5.game')).cascade6x5,
  view: async () => (await import('./cascade-6x5-view.ts')).cascade6x5View,
};
