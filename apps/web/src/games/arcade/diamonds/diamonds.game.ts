// chunk: later
import type { GameRow } from '../../game-row.ts';

export const diamonds: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Diamonds',
  rulesText: 'ui.gameRules.diamonds',
  typicalBet: {},
  rules: async () => (await import('@pavilion/games/arcade/diamonds/diamonds.game')).diamonds,
  view: async () => (await import('./diamonds-view.tsx')).diamondsView,
};
