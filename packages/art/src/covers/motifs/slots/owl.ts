import { embossed, flat, gold, paint, surface } from '../../../core/material.ts';
import { ellipse, roundRect, smooth } from '../../../core/shapes.ts';
import { mirrored, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A wise owl. */
export const owl: Motif = motif(
  'owl wise night wisdom athena minerva hoot',
  'forest peaks space',
  (pen, tint) => {
    const coat = paint(tint, 0.08, 0.42);
    const breast = Array.from({ length: 12 }, (_, index) =>
      petalPath(
        -30 + (index % 4) * 20 + (Math.floor(index / 4) % 2) * 8,
        12 + Math.floor(index / 4) * 22,
        26,
        10,
        180,
      ),
    ).join('');
    return (
      embossed(
        pen,
        mirrored(
          surface(pen, smooth('40,-30 88,10 90,60 62,96 40,60'), paint(tint, 0.09, 0.32), 2),
        ) +
          surface(
            pen,
            smooth(
              '-46,-66 -60,-104 -20,-84 0,-80 20,-84 60,-104 46,-66 66,-20 64,50 36,92 -36,92 -64,50 -66,-20',
            ),
            coat,
            2.4,
          ),
        7,
        0.5,
      ) +
      embossed(pen, surface(pen, breast, paint(80, 0.06, 0.8), 1.2), 2, 0.4) +
      embossed(
        pen,
        mirrored(surface(pen, ellipse(28, -36, 33), paint(75, 0.08, 0.82), 2)),
        3,
        0.5,
      ) +
      mirrored(
        orb(pen, 28, -36, 23, paint(75, 0.18, 0.78), 2) +
          flat(ellipse(27, -36, 12), '#150d08') +
          flat(ellipse(32, -42, 4.5), '#fff') +
          surface(pen, 'M4 -58C24 -82 52 -84 66 -78C56 -66 34 -60 10 -46Z', coat, 1.4),
      ) +
      embossed(pen, surface(pen, smooth('0,-30 10,-20 0,4 -10,-20'), gold, 1.6), 2, 0.9) +
      mirrored(surface(pen, roundRect(12, 86, 9, 16, 4) + roundRect(22, 86, 9, 16, 4), gold, 1.2))
    );
  },
);
