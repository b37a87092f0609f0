import { oklch } from '../../../core/colour.ts';
import { place } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { cardFan, type Suit } from '../kit/cards.ts';
import { motif, type Motif } from '../motif.types.ts';
import { buffalo } from '../slots/buffalo.ts';

const five: readonly (readonly [string, Suit])[] = [
  ['10', 'heart'],
  ['J', 'club'],
  ['K', 'diamond'],
  ['7', 'spade'],
  ['3', 'heart'],
];

/** The bull of niu niu before its five cards. */
export const bull: Motif = motif(
  'niu niuniu bull bulls',
  'palace circuit brocade',
  (pen, tint) =>
    glow(pen, 0, 10, 130, oklch(0.82, 0.18, tint), 0.6) +
    place(cardFan(pen, five, 66, 23), 0, -22, 1) +
    place(buffalo.draw(pen, tint), 0, 28, 0.74),
);
