import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, ink, ivory, paint, surface } from '../../../core/material.ts';
import { ellipse, polygon, roundRect } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A lighthouse with its beams over the sea. */
export const lighthouse: Motif = motif('lighthouse', 'sea ocean', (pen) => {
  const red = paint(26, 0.21, 0.54);
  const beam = (to: string): string => flat(polygon(`0,-74 ${to}`), oklch(0.96, 0.1, 95), 0.55);
  return (
    beam('-118,-112 -118,-62') +
    beam('118,-112 118,-62') +
    embossed(
      pen,
      surface(pen, polygon('-24,-52 24,-52 42,84 -42,84'), ivory, 2.4) +
        surface(pen, polygon('-27,-30 27,-30 30,-4 -30,-4'), red, 1.2) +
        surface(pen, polygon('-34,24 34,24 37,50 -37,50'), red, 1.2) +
        surface(pen, roundRect(-36, -60, 72, 12, 4), ink, 2) +
        surface(pen, polygon('-28,-96 0,-122 28,-96'), red, 2.2),
      5,
      0.8,
    ) +
    surface(pen, roundRect(-20, -96, 40, 36, 4), gold, 2) +
    glow(pen, 0, -78, 58, oklch(0.97, 0.13, 95), 1) +
    surface(pen, roundRect(-10, 56, 20, 28, 9), ink, 1.4) +
    surface(pen, ellipse(0, 8, 7, 9), ink, 1.2) +
    embossed(
      pen,
      surface(pen, 'M-92 104Q-70 76 -40 84H40Q74 74 92 104Z', paint(70, 0.03, 0.42), 2.2),
      4,
      0.6,
    )
  );
});
