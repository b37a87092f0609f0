// chunk: later
import type { GameRow } from '../../game-row.ts';

export const kenoMinute: GameRow<'table'> = {
  engine: 'table',
  name: 'Keno Every Minute',
  rulesText: 'ui.gameRules.kenoMinute',
  typicalBet: { kind: 'sum', side: 'big' },
  rules: async () => {
    const { kenoMinute } = await import('@pavilion/games/live/keno-minute/keno-minute.game');
    return (await import('../parts/as-round.ts')).asRound(kenoMinute);
  },
  view: async () => (await import('./keno-minute-view.tsx')).kenoMinuteView,
};
