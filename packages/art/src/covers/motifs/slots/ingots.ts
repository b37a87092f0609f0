import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, polygon } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A bar of gold round 0,0. */
function bar(pen: Pen): string {
  return (
    surface(pen, polygon('-46,-8 -36,-26 40,-26 46,-8'), paint(88, 0.15, 0.88), 1.6) +
    surface(pen, polygon('-46,-8 46,-8 54,24 -54,24'), gold, 2.2) +
    surface(pen, polygon('46,-8 40,-26 52,-22 66,14 54,24'), paint(66, 0.15, 0.58), 1.8) +
    stroke(polygon('-34,-1 34,-1 40,16 -40,16'), '#8a5a08', 2.4, 0.7)
  );
}

/** Bullion, stacked, under the bandit's hat. */
export const ingots: Motif = motif(
  'bullion ingot ingots bars',
  'desert cave brocade',
  (pen, tint) => {
    const straw = paint(76, 0.12, 0.74);
    const band = paint(tint, 0.2, 0.52);
    const hat =
      surface(
        pen,
        'M-104 6C-112 -16 -86 -12 -66 -4C-30 8 30 8 66 -4C86 -12 112 -16 104 6C92 34 50 42 0 42S-92 34 -104 6Z',
        straw,
        2.4,
      ) +
      surface(pen, 'M-44 8C-40 -48 -24 -66 0 -66S40 -48 44 8C24 18 -24 18 -44 8Z', straw, 2.4) +
      surface(pen, 'M-46 -2C-24 10 24 10 46 -2L44 14C24 26 -24 26 -44 14Z', band, 1.8) +
      stroke(
        'M-84 16L-72 26L-58 20L-44 32L-28 26L-12 36L0 28L12 36L28 26L44 32L58 20L72 26L84 16',
        band.base,
        4,
      );
    return (
      glow(pen, 0, 10, 130, '#ffe27a', 0.8) +
      [
        [-66, 84],
        [54, 84],
        [-6, 88],
        [-36, 44],
        [28, 44],
        [-4, 6],
      ]
        .map(([x, y]) => place(embossed(pen, bar(pen), 3, 0.9), x!, y!, 0.86))
        .join('') +
      place(embossed(pen, hat, 5, 0.7), -4, -44, 0.86, -8) +
      glint(52, 28, 30) +
      glint(-70, 66, 20)
    );
  },
);
