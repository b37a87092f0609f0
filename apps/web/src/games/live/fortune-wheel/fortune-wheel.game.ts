// chunk: later
import type { GameRow } from '../../game-row.ts';

export const fortuneWheel: GameRow<'table'> = {
  engine: 'table',
  name: 'Fortune Wheel',
  rulesText: 'ui.gameRules.fortuneWheel',
  typicalBet: { kind: 'segment', value: 2 },
  rules: async () => {
    const { fortuneWheel } = await import('@pavilion/games/live/fortune-wheel/fortune-wheel.game');
    return (await import('../parts/as-round.ts')).asRound(fortuneWheel);
  },
  view: async () => (await import('./fortune-wheel-view.tsx')).fortuneWheelView,
};
