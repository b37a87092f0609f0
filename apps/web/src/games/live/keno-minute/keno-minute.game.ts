// chunk: later
import type { GameRow } from '../../game-row.ts';
import { asRound } from '../parts/as-round.ts';

export const kenoMinute: GameRow<'table'> = {
  engine: 'table',
  name: 'Keno Every Minute',
  rulesText: 'ui.gameRules.kenoMinute',
  typicalBet: { kind: 'sum', side: 'big' },
  rules: async () =>
    asRound((await import('@pavilion/games/live/keno-minute/keno-minute.game')).kenoMinute),
  view: async () => (await import('./keno-minute-view.tsx')).kenoMinuteView,
};
