import { blackjack } from '../livecasino/blackjack.ts';
import { dragonTiger } from '../livecasino/dragon-tiger.ts';
import { askedBy, type Motif } from '../motif.types.ts';

import { aces } from './aces.ts';
import { royalFlush } from './royal-flush.ts';
import { rummy } from './rummy.ts';
import { domino } from './domino.ts';
import { mahjong } from './mahjong.ts';
import { communityCards } from './community-cards.ts';
import { deuces } from './deuces.ts';
import { jacks } from './jacks.ts';
import { palmStud } from './palm-stud.ts';
import { threeCards } from './three-cards.ts';

/** What table game covers show. */
export const tableMotifs: readonly Motif[] = [
  royalFlush,
  aces,
  rummy,
  mahjong,
  domino,
  jacks,
  deuces,
  askedBy('dragon tiger', dragonTiger),
  askedBy('blackjack', blackjack),
  threeCards,
  communityCards,
  palmStud,
];
