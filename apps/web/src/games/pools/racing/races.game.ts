// chunk: later
import type { GameRow } from '../../game-row.ts';
import type { RaceCode } from './picture/race-looks.ts';

/** The row of a kind of race: they share rules, view and text. */
const rowOf = (code: RaceCode, name: string): GameRow<'table'> => ({
  engine: 'table',
  name,
  rulesText: 'ui.gameRules.racing',
  typicalBet: { market: 'fixed', kind: 'win', legs: [[1]] },
  rules: async () => (await import('@pavilion/games/pools/index')).poolGames[code],
  view: async () => (await import('./racing-view.ts')).racingView,
});

export const horseRacing = rowOf('horse-racing', 'Horse Racing');
export const greyhounds = rowOf('greyhounds', 'Greyhounds');
export const harness = rowOf('harness', 'Harness Racing');
