import { oklch } from '../../../core/colour.ts';
import { embossed, flat, paint, surface } from '../../../core/material.ts';
import { polygon, ribbon, star, type Point } from '../../../core/shapes.ts';
import { softly } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Northern lights over a peak of ice. */
export const aurora: Motif = motif('aurora polar northern lights', 'space heavens', (pen) => {
  const band = (dx: number, hue: number): string =>
    softly(
      pen,
      4,
      flat(
        ribbon(
          [
            [-104 + dx, -30],
            [-58 + dx, -92],
            [-12 + dx, -40],
            [38 + dx, -104],
            [96 + dx, -50],
          ].map(([x, y]): Point => [x ?? 0, y ?? 0]),
          (t) => 16 + 34 * Math.sin(Math.PI * t),
        ),
        oklch(0.84, 0.17, hue),
        0.75,
      ),
    );
  return (
    band(0, 160) +
    band(10, 195) +
    band(-8, 305) +
    flat(
      [star(-70, -104, 7, 2.4, 4), star(66, -112, 8, 2.6, 4), star(8, -118, 5, 2, 4)].join(''),
      '#fff',
    ) +
    embossed(
      pen,
      surface(
        pen,
        polygon('-112,98 -52,10 -26,44 10,-34 60,40 74,24 114,98'),
        paint(240, 0.08, 0.5),
        2.4,
      ) +
        surface(pen, polygon('10,-34 -14,18 2,10 12,26 24,6 38,18'), paint(220, 0.02, 0.96), 1.2) +
        surface(pen, polygon('-52,10 -66,36 -54,32 -46,42 -36,30'), paint(220, 0.02, 0.96), 1.2),
      5,
      0.8,
    )
  );
});
