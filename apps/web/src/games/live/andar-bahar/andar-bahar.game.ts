// chunk: later
import type { GameRow } from '../../game-row.ts';

export const andarBahar: GameRow<'table'> = {
  engine: 'table',
  name: 'Andar Bahar',
  rulesText: 'ui.gameRules.andarBahar',
  typicalBet: { kind: 'andar' },
  rules: async () => {
    const { andarBahar } = await import('@pavilion/games/live/andar-bahar/andar-bahar.game');
    return (await import('../parts/as-round.ts')).asRound(andarBahar);
  },
  view: async () => (await import('./andar-bahar-view.tsx')).andarBaharView,
};
