import { fraction } from '../../engine/index.ts';
import { handOfCards } from '../hand-of-cards.ts';
import { videoPokerGame } from './video-poker.ts';
import { deucesPays } from './video-poker-pays.ts';

/** Video poker where every two is any card. */
export const deucesWild = videoPokerGame({
  code: 'deuces-wild',
  name: 'Deuces Wild',
  volatility: 'high',
  pays: deucesPays,
  topMultiple: 800n,
  // All 2,598,960 hands with the best of 32 holds; a test counts them.
  rtp: fraction(552_196_412_883n, 553_700_847_700n),
});

/** The same as the engine of hands plays it. */
export const deucesWildHand = handOfCards(deucesWild);
