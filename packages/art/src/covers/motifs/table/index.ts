import { blackjack } from '../livecasino/blackjack.ts';
import { dragonTiger } from '../livecasino/dragon-tiger.ts';
import { askedBy, type Motif } from '../motif.types.ts';

import { aces } from './aces.ts';
import { royalFlush } from './royal-flush.ts';
import { rummy } from './rummy.ts';
import { domino } from './domino.ts';
import { mahjong } from './mahjong.ts';
import { videoPoker } from './video-poker.ts';

/** What table game covers show. */
export const tableMotifs: readonly Motif[] = [
  royalFlush,
  aces,
  rummy,
  mahjong,
  domino,
  videoPoker,
  askedBy('dragon tiger', dragonTiger),
  askedBy('blackjack', blackjack),
];
