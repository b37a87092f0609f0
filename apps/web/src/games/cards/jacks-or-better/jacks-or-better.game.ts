// chunk: later
import type { GameRow } from '../../game-row.ts';

export const jacksOrBetter: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Jacks or Better',
  rulesText: 'ui.gameRules.jacksOrBetter',
  typicalBet: {},
  rules: async () =>
    (await import('@pavilion/games/cards/video-poker/jacks-or-better.game')).jacksOrBetterHand,
  view: async () => (await import('./jacks-or-better-view.tsx')).jacksOrBetterView,
};
