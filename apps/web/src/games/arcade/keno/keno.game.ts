// chunk: later
import type { GameRow } from '../../game-row.ts';

export const keno: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Keno',
  rulesText: 'ui.gameRules.keno',
  typicalBet: { picks: [3, 8, 14, 19, 27, 36], risk: 'medium' },
  rules: async () => (await import('@pavilion/games/arcade/keno/keno.game')).keno,
  view: async () => (await import('./keno-view.tsx')).kenoView,
};
