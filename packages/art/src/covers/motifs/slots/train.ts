import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, ink, metal, paint, surface } from '../../../core/material.ts';
import { ellipse, polygon, roundRect } from '../../../core/shapes.ts';
import { glow, softly } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A steam engine that comes straight at you. */
export const train: Motif = motif(
  'train railroad railway rail locomotive',
  'desert city space',
  (pen, tint) => {
    const steam = [
      [-26, -112, 24],
      [10, -124, 30],
      [46, -112, 24],
    ]
      .map(([x = 0, y = 0, r = 0]) => flat(ellipse(x, y, r), oklch(0.95, 0.01, 240), 0.85))
      .join('');
    const boiler = paint(tint, 0.12, 0.42);
    return (
      softly(pen, 2, steam) +
      embossed(
        pen,
        surface(pen, polygon('-22,-104 22,-104 15,-60 -15,-60'), ink, 2) +
          surface(pen, roundRect(-84, -20, 168, 84, 12), boiler, 2.4) +
          surface(pen, ellipse(0, -4, 74), boiler, 2.6) +
          surface(pen, ellipse(0, -4, 58), metal(250, 0.03), 2),
        6,
        0.8,
      ) +
      surface(pen, ellipse(0, -4, 46), ink, 1.6) +
      glow(pen, 0, -8, 92, oklch(0.95, 0.13, 90), 0.95) +
      surface(pen, ellipse(0, -8, 22), paint(92, 0.11, 0.93), 2) +
      embossed(
        pen,
        surface(pen, roundRect(-96, 52, 192, 16, 5), gold, 2) +
          surface(pen, polygon('-72,70 72,70 100,106 -100,106'), paint(25, 0.2, 0.5), 2.2),
        4,
        1,
      ) +
      [-60, -30, 0, 30, 60]
        .map((x) =>
          flat(
            polygon([
              [x - 3, 72],
              [x + 3, 72],
              [x * 1.35 + 4, 104],
              [x * 1.35 - 4, 104],
            ]),
            '#3a0d08',
          ),
        )
        .join('') +
      [-66, 66].map((x) => surface(pen, ellipse(x, 36, 12), gold, 1.6)).join('')
    );
  },
);
