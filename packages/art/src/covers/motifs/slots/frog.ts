import { embossed, flat, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, smooth } from '../../../core/shapes.ts';
import { coin, mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A happy frog with a coin. */
export const frog: Motif = motif(
  'frog toad pond swamp prince fairy tale',
  'forest meadow ocean',
  (pen) => {
    const skin = paint(138, 0.19, 0.62);
    return (
      embossed(
        pen,
        mirrored(surface(pen, smooth('40,40 92,30 104,74 70,100 34,96'), skin, 2.2)) +
          surface(pen, smooth('0,-20 58,0 72,50 48,98 -48,98 -72,50 -58,0'), skin, 2.4) +
          surface(pen, smooth('0,34 40,44 34,92 -34,92 -40,44'), paint(105, 0.12, 0.9), 0),
        7,
        0.7,
      ) +
      embossed(
        pen,
        mirrored(surface(pen, ellipse(40, -58, 30), skin, 2.2)) +
          surface(pen, smooth('0,-62 56,-54 84,-18 60,18 0,30 -60,18 -84,-18 -56,-54'), skin, 2.4),
        7,
        0.8,
      ) +
      mirrored(
        orb(pen, 40, -60, 21, ivory, 1.8) +
          flat(ellipse(38, -58, 9, 12), '#1a120c') +
          flat(ellipse(42, -64, 4), '#fff') +
          flat(ellipse(8, -22, 2.6), '#234d12') +
          flat(ellipse(58, -2, 10, 6), '#ff9a7a', 0.5),
      ) +
      stroke('M-58 -4C-30 22 30 22 58 -4', '#1d4a10', 4.5) +
      coin(pen, 0, 66, 28, 1)
    );
  },
);
