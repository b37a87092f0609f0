// chunk: later
import type { GameRow } from '../../game-row.ts';

export const wheel: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Wheel',
  rulesText: 'ui.gameRules.wheel',
  typicalBet: { segments: 20, risk: 'medium' },
  rules: async () => (await import('@pavilion/games/arcade/wheel/wheel.game')).wheel,
  view: async () => (await import('./wheel-view.tsx')).wheelView,
};
