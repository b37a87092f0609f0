// chunk: later
import type { GameRow } from '../../game-row.ts';

export const baccarat: GameRow<'table'> = {
  engine: 'table',
  name: 'Baccarat',
  rulesText: 'ui.gameRules.baccarat',
  typicalBet: { kind: 'banker' },
  rules: async () => {
    const { baccarat } = await import('@pavilion/games/live/baccarat/baccarat.game');
    return (await import('../parts/as-round.ts')).asRound(baccarat);
  },
  view: async () => (await import('./baccarat-view.tsx')).baccaratView,
};
