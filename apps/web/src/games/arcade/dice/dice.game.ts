// chunk: later
import type { GameRow } from '../../game-row.ts';

export const dice: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Dice',
  rulesText: 'ui.gameRules.dice',
  typicalBet: { target: '50.50', direction: 'over' },
  rules: async () => (await import('@pavilion/games/arcade/dice/dice.game')).dice,
  view: async () => (await import('./dice-view.tsx')).diceView,
};
