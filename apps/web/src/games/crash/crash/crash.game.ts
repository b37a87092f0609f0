// chunk: later
import type { GameRow } from '../../game-row.ts';

export const crash: GameRow<'round'> = {
  engine: 'round',
  name: 'Crash',
  rulesText: 'ui.gameRules.crash',
  typicalBet: {},
  rules: async () => (await import('@pavilion/games/crash/crash/crash.game')).crash,
  view: async () => (await import('../crash-view.tsx')).crashView('comet'),
};
