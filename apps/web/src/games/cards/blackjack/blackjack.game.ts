// chunk: later
import type { GameRow } from '../../game-row.ts';

export const blackjack: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Blackjack',
  rulesText: 'ui.gameRules.blackjack',
  typicalBet: {},
  rules: async () => (await import('@pavilion/games/cards/blackjack/blackjack.game')).blackjackHand,
  view: async () => (await import('./blackjack-view.tsx')).blackjackView,
};
