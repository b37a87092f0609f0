import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, smooth } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

const figure = 'M-62 -84H66V-50C32 -14 8 30 2 88H-48C-42 34 -16 -8 14 -42H-24L-36 -22H-62Z';

/** The lucky seven in flames. */
export const seven: Motif = motif(
  'seven sevens 7 777 hot classic lucky',
  'burst stage brocade grid',
  (pen, tint) => {
    const tongue = (x: number, size: number, lean: number): string =>
      surface(
        pen,
        smooth([
          [x, 70],
          [x - size * 0.5, 20],
          [x - size * 0.2 + lean, -size],
          [x + size * 0.1 + lean, -size * 1.5],
          [x + size * 0.3, -size * 0.5],
          [x + size * 0.6, 20],
        ]),
        paint(50, 0.19, 0.7),
        0,
      );
    const flames = softlyFlames(tongue(-50, 60, -20) + tongue(0, 74, 6) + tongue(46, 58, 24));
    const small = (x: number, turn: number, hue: number): string =>
      place(`<g transform="scale(.62)">${numeral(pen, hue)}</g>`, x, 12, 1, turn);
    return flames + small(-62, -14, tint + 40) + small(64, 14, tint - 40) + numeral(pen, 25);
  },
);

const softlyFlames = (markup: string): string => `<g opacity="0.85">${markup}</g>`;

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
