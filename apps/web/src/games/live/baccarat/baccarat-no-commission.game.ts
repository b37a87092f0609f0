// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const baccaratNoCommission: GameRow<'table'> = {
  engine: 'table',
  name: 'No Commission Baccarat',
  rulesText: 'ui.gameRules.baccaratNoCommission',
  typicalBet: { kind: 'banker' },
  rules: async () =>
    asRound((await import('@pavilion/games/live/baccarat/baccarat.game')).baccaratNoCommission),
  view: async () => (await import('./baccarat-view.tsx')).baccaratView,
};
