import { embossed, flat, ivory, paint, stroke, surface, wood } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place } from '../../../core/shapes.ts';
import { playingCard, type Suit } from '../kit/cards.ts';
import { chip, chipStack } from '../kit/chips.ts';
import { sign } from '../kit/sign.ts';
import { motif, type Motif } from '../motif.types.ts';

const board: ReadonlyArray<readonly [rank: string, suit: Suit]> = [
  ['10', 'spade'],
  ['J', 'heart'],
  ['Q', 'spade'],
  ['4', 'diamond'],
  ['K', 'spade'],
];

const tableTop = (pen: Pen): string =>
  embossed(pen, surface(pen, ellipse(0, 10, 122, 88), wood, 2.4), 5, 0.7) +
  surface(pen, ellipse(0, 8, 108, 74), paint(155, 0.13, 0.42), 2) +
  stroke(ellipse(0, 8, 98, 65), '#f1d78a', 1.8, 0.8);

const dealerButton = (pen: Pen): string =>
  embossed(pen, surface(pen, ellipse(0, 0, 19), ivory, 1.8), 2.4, 0.8) + sign(pen, 'D', 'slab', 15);

/** Five cards open on the table, and the two in hand. */
export const communityCards: Motif = motif("=casino+hold'em", 'felt stage city', (pen, tint) => {
  const row = board.map(([rank, suit], at) =>
    place(playingCard(pen, rank, suit, 44), (at - 2) * 47, -46 - (at % 2) * 4, 1, (at - 2) * 2),
  );
  return place(
    tableTop(pen) +
      flat('M-98 -6A100 66 0 0 1 98 -6C60 -20 -60 -20 -98 -6Z', '#fff', 0.1) +
      row.join('') +
      chipStack(pen, -84, 66, 24, [tint, 25, tint, 25]) +
      chipStack(pen, 86, 60, 22, [262, tint, 262]) +
      chip(pen, 62, 88, 20, 25, 0.5, 6) +
      place(playingCard(pen, '9', 'spade', 66), -22, 48, 1, -14) +
      place(playingCard(pen, 'A', 'spade', 66), 22, 50, 1, 10) +
      place(dealerButton(pen), -54, 92),
    0,
    -12,
    0.9,
  );
});
