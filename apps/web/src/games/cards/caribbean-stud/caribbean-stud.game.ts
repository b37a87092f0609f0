// chunk: later
import type { GameRow } from '../../game-row.ts';

export const caribbeanStud: GameRow<'hand'> = {
  engine: 'hand',
  name: 'Caribbean Stud',
  rulesText: 'ui.gameRules.caribbeanStud',
  typicalBet: {},
  rules: async () =>
    (await import('@pavilion/games/cards/caribbean-stud/caribbean-stud.game')).caribbeanStudHand,
  view: async () => (await import('./caribbean-stud-view.tsx')).caribbeanStudView,
};
