// chunk: later
import type { GameRow } from '../../game-row.ts';

export const roulette: GameRow<'table'> = {
  engine: 'table',
  name: 'Roulette',
  rulesText: 'ui.gameRules.roulette',
  typicalBet: { kind: 'red' },
  rules: async () => {
    const { roulette } = await import('@pavilion/games/live/roulette/roulette.game');
    return (await import('../parts/as-round.ts')).asRound(roulette);
  },
  view: async () => (await import('./roulette-view.tsx')).rouletteView,
};
