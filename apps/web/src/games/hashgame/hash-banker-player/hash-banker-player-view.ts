import { bankerPlayerPays } from '@pavilion/games/hashgame/hash-banker-player/hash-banker-player.game';
import { hashViewOf } from '../hash-view.tsx';

export const hashBankerPlayerView = hashViewOf({
  pays: bankerPlayerPays,
  hands: { banker: [0, 2], player: [3, 5] },
  Emblem: null,
});
