// chunk: later
import type { GameRow } from '../../game-row.ts';

export const ways243: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Jaguar Canopy',
  rulesText: 'ui.gameRules.ways243',
  typicalBet: {},
  rules: async () => (await import('@pavilion/games/slots/ways-243/ways-243.game')).ways243,
  view: async () => (await import('./ways-243-view.ts')).ways243View,
};
