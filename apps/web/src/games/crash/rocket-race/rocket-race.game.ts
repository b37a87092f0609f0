// chunk: later
import type { GameRow } from '../../game-row.ts';

export const rocketRace: GameRow<'round'> = {
  engine: 'round',
  name: 'Rocket Race',
  rulesText: 'ui.gameRules.crash',
  typicalBet: {},
  rules: async () =>
    (await import('@pavilion/games/crash/rocket-race/rocket-race.game')).rocketRace,
  view: async () => (await import('../crash-view.tsx')).crashView('rocket'),
};
