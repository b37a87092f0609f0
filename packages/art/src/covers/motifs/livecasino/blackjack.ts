import { place } from '../../../core/shapes.ts';
import { playingCard } from '../kit/cards.ts';
import { chip, chipStack } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Two cards and a tower of chips. */
export const blackjack: Motif = motif(
  'blackjack 21 pontoon twenty-one',
  'felt stage city',
  (pen, tint) =>
    place(playingCard(pen, 'A', 'spade', 88), -34, -22, 1, -14) +
    place(`<g filter="none">${playingCard(pen, 'K', 'heart', 88)}</g>`, 36, -16, 1, 12) +
    chipStack(pen, -64, 82, 30, [tint, tint, 25, 25]) +
    chipStack(pen, 62, 86, 30, [270, 150, 270, 150, 25]) +
    chip(pen, 0, 84, 30, 25, 0.5, 8),
);
