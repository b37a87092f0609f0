// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const dragonTiger: GameRow<'table'> = {
  engine: 'table',
  name: 'Dragon Tiger',
  rulesText: 'ui.gameRules.dragonTiger',
  typicalBet: { kind: 'dragon' },
  rules: async () =>
    asRound((await import('@pavilion/games/live/dragon-tiger/dragon-tiger.game')).dragonTiger),
  view: async () => (await import('./dragon-tiger-view.tsx')).dragonTigerView,
};
