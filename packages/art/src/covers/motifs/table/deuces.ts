import { embossed, gold, paint, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, star } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { cardFan } from '../kit/cards.ts';
import { coin } from '../kit/parts.ts';
import { sign } from '../kit/sign.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A burst that says what twos are. */
const wildBurst = (pen: Pen, tint: number): string =>
  embossed(
    pen,
    surface(pen, star(0, 0, 66, 48, 16), gold, 2) +
      surface(pen, star(0, 0, 56, 41, 16), paint(tint, 0.22, 0.5), 1.6),
    3,
    0.9,
  ) + place(sign(pen, 'WILD', 'rounded', 27), 0, 0, 1, -6);

/** Four twos, and the burst that makes them anything. */
export const deuces: Motif = motif(
  'deuces',
  'felt stage burst',
  (pen, tint) =>
    glow(pen, 0, -20, 130, '#fff0b0', 0.7) +
    place(
      cardFan(
        pen,
        [
          ['2', 'spade'],
          ['2', 'heart'],
          ['2', 'club'],
          ['2', 'diamond'],
        ],
        84,
        21,
      ),
      0,
      -28,
    ) +
    coin(pen, -88, 62, 22, 0.5) +
    coin(pen, 90, 58, 22, 0.6) +
    place(wildBurst(pen, tint), 0, 42, 1.02) +
    glint(-62, -84, 20) +
    glint(74, -68, 16),
);
