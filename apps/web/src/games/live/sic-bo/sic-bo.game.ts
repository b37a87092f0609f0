// chunk: later
import type { GameRow } from '../../game-row.ts';

export const sicBo: GameRow<'table'> = {
  engine: 'table',
  name: 'Sic Bo',
  rulesText: 'ui.gameRules.sicBo',
  typicalBet: { kind: 'big' },
  rules: async () => {
    const { sicBo } = await import('@pavilion/games/live/sic-bo/sic-bo.game');
    return (await import('../parts/as-round.ts')).asRound(sicBo);
  },
  view: async () => (await import('./sic-bo-view.tsx')).sicBoView,
};
