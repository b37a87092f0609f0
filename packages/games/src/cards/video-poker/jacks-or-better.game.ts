import { fraction } from '../../engine/index.ts';
import { handOfCards } from '../hand-of-cards.ts';
import { videoPokerGame } from './video-poker.ts';
import { jacksPays } from './video-poker-pays.ts';

/** Video poker that pays from a pair of jacks on. */
export const jacksOrBetter = videoPokerGame({
  code: 'jacks-or-better',
  name: 'Jacks or Better',
  volatility: 'medium',
  pays: jacksPays,
  topMultiple: 800n,
  // All 2,598,960 hands with the best of 32 holds; a test counts them.
  rtp: fraction(1_653_526_326_983n, 1_661_102_543_100n),
});

/** The same as the engine of hands plays it. */
export const jacksOrBetterHand = handOfCards(jacksOrBetter);
