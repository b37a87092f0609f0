// chunk: later
import type { GameRow } from '../../game-row.ts';

export const casinoHoldem: GameRow<'hand'> = {
  engine: 'hand',
  name: "Casino Hold'em",
  rulesText: 'ui.gameRules.casinoHoldem',
  typicalBet: {},
  rules: async () =>
    (await import('@pavilion/games/cards/casino-holdem/casino-holdem.game')).casinoHoldemHand,
  view: async () => (await import('./casino-holdem-view.tsx')).casinoHoldemView,
};
