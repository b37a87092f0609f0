import { embossed, flat, gold, paint, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

const figure = 'M-62 -84H66V-50C32 -14 8 30 2 88H-48C-42 34 -16 -8 14 -42H-24L-36 -22H-62Z';

/** Three lucky sevens. */
export const seven: Motif = motif(
  'seven sevens 7 777 hot classic lucky',
  'burst stage brocade grid',
  (pen, tint) => {
    const small = (x: number, turn: number, hue: number): string =>
      place(numeral(pen, hue), x, 12, 0.64, turn);
    return small(-62, -14, tint) + small(64, 14, tint + 150) + numeral(pen, 25);
  },
);

function numeral(pen: Pen, hue: number): string {
  return (
    embossed(
      pen,
      `<path d="${figure}" fill="${pen.linear(gold.stops)}" stroke="${pen.linear(gold.stops)}" stroke-width="16" stroke-linejoin="round"/>`,
      3,
      0.8,
    ) +
    `<path d="${figure}" fill="none" stroke="#5a1402" stroke-width="4"/>` +
    embossed(pen, surface(pen, figure, paint(hue, 0.23, 0.58), 0), 4, 0.9) +
    flat('M-54 -76H56L50 -60H-54Z', '#fff', 0.4)
  );
}
