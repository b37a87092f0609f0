// chunk: later
import type { GameRow } from '../../game-row.ts';

export const deucesWild: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Deuces Wild',
  rulesText: 'ui.gameRules.deucesWild',
  typicalBet: {},
  rules: async () =>
    (await import('@pavilion/games/cards/video-poker/deuces-wild.game')).deucesWildHand,
  view: async () => (await import('./deuces-wild-view.tsx')).deucesWildView,
};
