// chunk: later
import type { GameRow } from '../../game-row.ts';

export const hashBankerPlayer: GameRow<'round'> = {
  engine: 'round',
  name: 'Hash Banker Player',
  rulesText: 'ui.gameRules.hashBankerPlayer',
  typicalBet: { side: 'banker' },
  rules: async () =>
    (await import('@pavilion/games/hashgame/hash-banker-player/hash-banker-player.game'))
      .hashBankerPlayer,
  view: async () => (await import('./hash-banker-player-view.ts')).hashBankerPlayerView,
};
