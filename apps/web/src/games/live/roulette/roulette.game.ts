// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const roulette: GameRow<'table'> = {
  engine: 'table',
  name: 'Roulette',
  rulesText: 'ui.gameRules.roulette',
  typicalBet: { kind: 'red' },
  rules: async () =>
    asRound((await import('@pavilion/games/live/roulette/roulette.game')).roulette),
  view: async () => (await import('./roulette-view.tsx')).rouletteView,
};
