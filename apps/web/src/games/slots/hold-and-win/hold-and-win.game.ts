// chunk: later
import type { GameRow } from '../../game-row.ts';

export const holdAndWin: GameRow<'instant'> = {
  engine: 'instant',
  name: 'Lucky Cat Coins',
  rulesText: 'ui.gameRules.holdAndWin',
  typicalBet: { buy: false },
  rules: async () =>
    (await import('@pavilion/games/slots/hold-and-win/hold-and-win.game')).holdAndWin,
  view: async () => (await import('./hold-and-win-view.ts')).holdAndWinView,
};
