// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const sicBo: GameRow<'table'> = {
  engine: 'table',
  name: 'Sic Bo',
  rulesText: 'ui.gameRules.sicBo',
  typicalBet: { kind: 'big' },
  rules: async () => asRound((await import('@pavilion/games/live/sic-bo/sic-bo.game')).sicBo),
  view: async () => (await import('./sic-bo-view.tsx')).sicBoView,
};
