// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const fortuneWheel: GameRow<'table'> = {
  engine: 'table',
  name: 'Fortune Wheel',
  rulesText: 'ui.gameRules.fortuneWheel',
  typicalBet: { kind: 'segment', value: 2 },
  rules: async () =>
    asRound((await import('@pavilion/games/live/fortune-wheel/fortune-wheel.game')).fortuneWheel),
  view: async () => (await import('./fortune-wheel-view.tsx')).fortuneWheelView,
};
