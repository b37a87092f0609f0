import { embossed, flat, gold, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, smooth } from '../../../core/shapes.ts';
import { softly } from '../../../scenes/light.ts';
import { numberBall } from '../kit/balls.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A teapot and a cup, a called ball in its steam. */
export const teapot: Motif = motif(
  'teatime tea teapot cup garden',
  'meadow candyland silk',
  (pen, tint) => {
    const china = paint(tint, 0.13, 0.68);
    const flower = (x: number, y: number): string =>
      flat(
        [0, 72, 144, 216, 288]
          .map((turn) =>
            ellipse(
              x + 9 * Math.sin((turn * Math.PI) / 180),
              y - 9 * Math.cos((turn * Math.PI) / 180),
              7,
            ),
          )
          .join(''),
        '#fff',
        0.9,
      ) + flat(ellipse(x, y, 5), '#ffc43a');
    const pot =
      stroke('M52 -12C98 -26 100 50 48 46', china.line, 17) +
      stroke('M52 -12C98 -26 100 50 48 46', china.base, 12) +
      surface(pen, 'M-50 36C-78 30 -84 -6 -106 -22L-90 -34C-68 -24 -62 2 -46 6Z', china, 2.2) +
      surface(
        pen,
        smooth('0,-38 44,-30 64,8 52,46 22,64 -22,64 -52,46 -64,8 -44,-30'),
        china,
        2.4,
      ) +
      surface(pen, ellipse(0, 62, 34, 8), gold, 1.8);
    const lid =
      surface(pen, 'M-40 -30C-34 -58 34 -58 40 -30C24 -22 -24 -22 -40 -30Z', ivory, 2.2) +
      surface(pen, ellipse(0, -28, 41, 8), gold, 1.6);
    const cup =
      stroke('M30 -8C52 -14 52 20 26 16', china.line, 10) +
      stroke('M30 -8C52 -14 52 20 26 16', ivory.base, 6) +
      surface(pen, ellipse(0, 36, 48, 10), ivory, 2) +
      surface(pen, 'M-34 -16H34C34 18 20 34 0 34S-34 18 -34 -16Z', ivory, 2.2) +
      surface(pen, ellipse(0, -16, 34, 8), gold, 1.6) +
      flat(ellipse(0, -15, 28, 5.5), '#8a4310');
    const steam = softly(
      pen,
      3,
      stroke(
        'M-104 -44C-120 -62 -92 -74 -104 -98M-84 -52C-96 -68 -72 -84 -82 -104',
        '#fff',
        8,
        0.7,
      ),
    );
    return (
      steam +
      embossed(pen, pot, 6, 0.9) +
      embossed(pen, lid, 4, 0.8) +
      orb(pen, 0, -58, 10, gold, 1.8) +
      flower(-22, 18) +
      flower(20, 34) +
      flower(22, -6) +
      place(embossed(pen, cup, 4, 0.8), 66, 66, 0.86) +
      numberBall(pen, 66, -72, 30, tint + 150, 'B4') +
      numberBall(pen, -74, 70, 24, tint + 220, '9')
    );
  },
);
