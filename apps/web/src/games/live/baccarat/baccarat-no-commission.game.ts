// chunk: later
import type { GameRow } from '../../game-row.ts';

export const baccaratNoCommission: GameRow<'table'> = {
  engine: 'table',
  name: 'No Commission Baccarat',
  rulesText: 'ui.gameRules.baccaratNoCommission',
  typicalBet: { kind: 'banker' },
  rules: async () => {
    const { baccaratNoCommission } = await import('@pavilion/games/live/baccarat/baccarat.game');
    return (await import('../parts/as-round.ts')).asRound(baccaratNoCommission);
  },
  view: async () => (await import('./baccarat-view.tsx')).baccaratView,
};
