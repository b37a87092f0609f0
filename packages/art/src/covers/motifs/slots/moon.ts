import { oklch } from '../../../core/colour.ts';
import { ball, embossed, flat, paint, surface } from '../../../core/material.ts';
import { ellipse, polygon, roundRect, star } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A full moon over the awnings of a market. */
export const moon: Motif = motif(
  'moonlit moonlight moon market bazaar',
  'city heavens',
  (pen, tint) => {
    const stripe = (x: number, index: number): string =>
      surface(
        pen,
        `M${x} 26H${x + 30}V58Q${x + 15} 74 ${x} 58Z`,
        index % 2 === 0 ? paint(tint, 0.19, 0.56) : paint(90, 0.03, 0.93),
        1.6,
      );
    return (
      glow(pen, 0, -44, 130, oklch(0.95, 0.07, 95), 0.9) +
      ball(pen, ellipse(0, -44, 72), paint(92, 0.07, 0.9), 2) +
      flat(
        ellipse(-24, -60, 13) + ellipse(22, -34, 17) + ellipse(10, -84, 8),
        oklch(0.8, 0.05, 90),
        0.7,
      ) +
      flat(star(-88, -92, 8, 3, 4) + star(90, -70, 7, 2.6, 4), '#fff') +
      surface(pen, roundRect(-90, 54, 180, 52, 4), paint(50, 0.07, 0.36), 2.2) +
      embossed(
        pen,
        [-90, -60, -30, 0, 30, 60].map(stripe).join('') +
          surface(pen, polygon('-90,28 -70,8 70,8 90,28'), paint(tint, 0.17, 0.46), 2),
        4,
        0.8,
      ) +
      [-56, -18, 20, 58]
        .map((x, index) => ball(pen, ellipse(x, 92, 15), paint(tint + 60 * index, 0.18, 0.66), 1.6))
        .join('')
    );
  },
);
