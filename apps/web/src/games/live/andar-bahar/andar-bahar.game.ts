// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const andarBahar: GameRow<'table'> = {
  engine: 'table',
  name: 'Andar Bahar',
  rulesText: 'ui.gameRules.andarBahar',
  typicalBet: { kind: 'andar' },
  rules: async () =>
    asRound((await import('@pavilion/games/live/andar-bahar/andar-bahar.game')).andarBahar),
  view: async () => (await import('./andar-bahar-view.tsx')).andarBaharView,
};
