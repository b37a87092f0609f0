import { embossed, gold, paint, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { cardPath } from '../kit/parts.ts';
import { playingCard, type Suit } from '../kit/cards.ts';
import { medal } from '../kit/medal.ts';
import { motif, type Motif } from '../motif.types.ts';

type Card = readonly [rank: string, suit: Suit];

const inside: readonly Card[] = [
  ['4', 'club'],
  ['10', 'heart'],
  ['J', 'spade'],
];
const outside: readonly Card[] = [
  ['3', 'diamond'],
  ['8', 'club'],
  ['Q', 'heart'],
];

/** Cards on top of one another, each a little lower and further out than the last. */
const pile = (pen: Pen, cards: readonly Card[], side: 1 | -1): string =>
  cards
    .map(([rank, suit], at) =>
      place(playingCard(pen, rank, suit, 62), side * at * 10, at * 20, 1, side * (6 + at * 5)),
    )
    .join('');

/** The card that both sides look for, in a frame of gold. */
const joker = (pen: Pen, tint: number): string =>
  embossed(
    pen,
    surface(pen, cardPath(92, 124), gold, 2.2) +
      surface(pen, roundRect(-41, -57, 82, 114, 7), paint(tint, 0.18, 0.42), 1.6),
    4,
    0.9,
  ) + playingCard(pen, 'K', 'diamond', 72);

/** The joker's card between the inner and the outer pile. */
export const andarBahar: Motif = motif(
  '=andar+bahar',
  'palace brocade felt',
  (pen, tint) =>
    glow(pen, 0, -24, 120, '#ffe7a0', 0.8) +
    place(pile(pen, inside, -1), -58, -40) +
    place(pile(pen, outside, 1), 58, -40) +
    place(joker(pen, tint), 0, -36, 1.04) +
    place(medal(pen, 30, 25, 'A', 25), -34, 58) +
    place(medal(pen, 30, 262, 'B', 25), 34, 58) +
    glint(36, -92, 20),
);
