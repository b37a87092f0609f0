import { embossed, leaf, paint, surface, type Material } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { cardBack } from '../kit/card-back.ts';
import { playingCard } from '../kit/cards.ts';
import { shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** An arrow that points up, 88 units high. */
const arrow = (pen: Pen, material: Material): string =>
  embossed(
    pen,
    surface(pen, 'M0 -46L38 -4H17V34Q17 42 9 42H-9Q-17 42 -17 34V-4H-38Z', material, 2.4),
    4,
    0.9,
  ) + shineSpot(-12, -20, 12, 4, -48, 0.6);

/** A card, the next ones hidden behind it, and the two ways they may go. */
export const higherLower: Motif = motif(
  'hi-lo hilo hi lo',
  'felt stage city brocade',
  (pen, tint) =>
    glow(pen, 0, 0, 125, '#fff3c4', 0.5) +
    place(cardBack(pen, 92, tint), 36, -12, 1, 22) +
    place(cardBack(pen, 92, tint), 18, -6, 1, 11) +
    place(playingCard(pen, '7', 'heart', 104), -10, 0, 1, -5) +
    place(arrow(pen, leaf), 78, -50, 1.06, 8) +
    place(arrow(pen, paint(25, 0.22, 0.56)), -74, 54, 1.06, 188),
);
