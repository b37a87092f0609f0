import { embossed, flat, gold, paint, surface, type Material } from '../../../core/material.ts';
import { ellipse, ribbon, smooth } from '../../../core/shapes.ts';
import { mirrored, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** The fire bird rising. */
export const phoenix: Motif = motif(
  'phoenix fenix firebird fire flame inferno ember rising bird',
  'volcano heavens palace',
  (pen) => {
    const fire = (l: number, hue: number): Material => paint(hue, 0.2, l);
    const wing =
      Array.from({ length: 9 }, (_, index) =>
        surface(
          pen,
          petalPath(14, -4, 108 - Math.abs(index - 3) * 7, 13, 24 + index * 13),
          fire(0.56, 26),
          1.4,
        ),
      ).join('') +
      Array.from({ length: 8 }, (_, index) =>
        surface(
          pen,
          petalPath(12, -2, 78 - Math.abs(index - 3) * 5, 11, 28 + index * 13),
          fire(0.7, 52),
          1.2,
        ),
      ).join('') +
      Array.from({ length: 6 }, (_, index) =>
        surface(pen, petalPath(12, 0, 46, 9, 36 + index * 14), fire(0.84, 84), 1),
      ).join('');
    const tail = [-40, -20, 0, 20, 40]
      .map((lean, index) =>
        surface(
          pen,
          ribbon(
            [
              [lean * 0.2, 34],
              [lean * 0.8, 70],
              [lean * 1.2, 96],
              [lean * 1.7, 124 - Math.abs(lean) * 0.4],
            ],
            (t) => 20 * Math.sin(Math.PI * (0.25 + 0.72 * t)),
          ),
          fire(0.6 + (index % 2) * 0.12, 34 + (index % 2) * 24),
          1.4,
        ),
      )
      .join('');
    return (
      glow(pen, 0, 0, 130, '#ffd24a', 0.7) +
      embossed(pen, tail + mirrored(wing), 2.6, 0.7) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-78 18,-64 14,-38 26,-6 18,34 0,54 -18,34 -26,-6 -14,-38 -18,-64'),
          gold,
          2.2,
        ),
        5,
        0.8,
      ) +
      embossed(
        pen,
        surface(
          pen,
          petalPath(0, -72, 40, 9, 0) +
            petalPath(-6, -70, 36, 8, -26) +
            petalPath(6, -70, 36, 8, 26),
          fire(0.6, 26),
          1.2,
        ) + surface(pen, 'M-7 -58H7L0 -36Z', paint(60, 0.16, 0.7), 1.4),
        2,
        0.8,
      ) +
      flat(ellipse(-8, -62, 3.4) + ellipse(8, -62, 3.4), '#3a0a02')
    );
  },
);
