import { place } from '../../../core/shapes.ts';
import { playingCard, type Suit } from '../kit/cards.ts';
import { chip } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';

const hand: ReadonlyArray<readonly [rank: string, suit: Suit]> = [
  ['J', 'spade'],
  ['2', 'heart'],
  ['J', 'diamond'],
  ['2', 'club'],
  ['J', 'heart'],
];

/** Five cards in a row, the held ones raised, coins below. */
export const videoPoker: Motif = motif('jacks deuces', 'felt stage grid', (pen, tint) => {
  const cards = hand.map(([rank, suit], at) => {
    const isHeld = at % 2 === 0;
    return place(
      playingCard(pen, rank, suit, 54),
      (at - 2) * 38,
      isHeld ? -34 : -8,
      1,
      (at - 2) * 4,
    );
  });
  const coins = [-60, -20, 20, 60].map((x, at) => chip(pen, x, 76, 24, at % 2 ? 25 : tint, 0.5, 8));
  return cards.join('') + coins.join('');
});
