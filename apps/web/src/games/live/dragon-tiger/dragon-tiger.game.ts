// chunk: later
import type { GameRow } from '../../game-row.ts';

export const dragonTiger: GameRow<'table'> = {
  engine: 'table',
  name: 'Dragon Tiger',
  rulesText: 'ui.gameRules.dragonTiger',
  typicalBet: { kind: 'dragon' },
  rules: async () => {
    const { dragonTiger } = await import('@pavilion/games/live/dragon-tiger/dragon-tiger.game');
    return (await import('../parts/as-round.ts')).asRound(dragonTiger);
  },
  view: async () => (await import('./dragon-tiger-view.tsx')).dragonTigerView,
};
