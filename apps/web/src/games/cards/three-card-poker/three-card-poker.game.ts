// chunk: later
import type { GameRow } from '../../game-row.ts';

export const threeCardPoker: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Three Card Poker',
  rulesText: 'ui.gameRules.threeCardPoker',
  typicalBet: {},
  rules: async () =>
    (await import('@pavilion/games/cards/three-card-poker/three-card-poker.game'))
      .threeCardPokerHand,
  view: async () => (await import('./three-card-poker-view.tsx')).threeCardPokerView,
};
