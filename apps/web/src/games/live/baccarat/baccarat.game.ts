// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const baccarat: GameRow<'table'> = {
  engine: 'table',
  name: 'Baccarat',
  rulesText: 'ui.gameRules.baccarat',
  typicalBet: { kind: 'banker' },
  rules: async () =>
    asRound((await import('@pavilion/games/live/baccarat/baccarat.game')).baccarat),
  view: async () => (await import('./baccarat-view.tsx')).baccaratView,
};
