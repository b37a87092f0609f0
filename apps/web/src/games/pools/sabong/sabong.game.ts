// chunk: later
import type { GameRow } from '../../game-row.ts';

export const sabong: GameRow<'table'> = {
  engine: 'table',
  name: 'Sabong',
  rulesText: 'ui.gameRules.sabong',
  typicalBet: { kind: 'meron' },
  rules: async () => (await import('@pavilion/games/pools/sabong-as-round')).sabongRound,
  view: async () => (await import('./sabong-view.tsx')).sabongView,
};
