import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { cardFan } from '../kit/cards.ts';
import { chip } from '../kit/chips.ts';
import { palm } from '../kit/palm.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** An island under the sun, waves at its foot. */
const island = (pen: Pen): string =>
  surface(pen, ellipse(0, 74, 124, 34), paint(215, 0.13, 0.56), 2) +
  stroke('M-110 80H-84M84 70H112M-96 92H-60M70 94H100', '#e8fbff', 3, 0.8) +
  embossed(
    pen,
    surface(pen, 'M-92 78C-64 44 60 44 92 78C60 92 -60 92 -92 78Z', paint(76, 0.1, 0.8), 2),
    4,
    0.6,
  );

/** Five cards on a beach between palms. */
export const palmStud: Motif = motif('=caribbean+stud', 'sea heavens silk', (pen, tint) => {
  const cards = cardFan(
    pen,
    [
      ['A', 'club'],
      ['A', 'heart'],
      ['A', 'diamond'],
      ['K', 'spade'],
      ['K', 'heart'],
    ],
    58,
    17,
  );
  return (
    glow(pen, 0, -46, 120, '#ffd27a', 0.8) +
    orb(pen, 0, -46, 48, paint(58, 0.18, 0.78), 0) +
    flat('M-46 -34H46M-40 -22H40', '#fff') +
    island(pen) +
    place(palm(pen), -64, 64, 1.02, -12) +
    place(palm(pen), 66, 62, 0.9, 8, true) +
    place(cards, 0, 8) +
    chip(pen, -58, 82, 24, tint, 0.5, 8) +
    chip(pen, 60, 84, 22, 25, 0.5, 8) +
    chip(pen, 2, 94, 22, 262, 0.5, 8)
  );
});
