import { embossed, flat, gold, paint, surface } from '../../../core/material.ts';
import { ellipse, place, roundRect, smooth } from '../../../core/shapes.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { softly } from '../../../scenes/light.ts';

/** A present bursting open. */
export const gift: Motif = motif(
  'gift welcome bonus present box birthday first deposit surprise reload',
  'burst silk candyland',
  (pen, tint) => {
    const box = paint(tint, 0.2, 0.54);
    const band = gold;
    const light = softly(pen, 4, flat('M-60 6L-110 -110H110L60 6Z', '#fff6c8', 0.6));
    const lid =
      surface(pen, roundRect(-78, -22, 156, 38, 7), box, 2.2) +
      surface(pen, roundRect(-16, -22, 32, 38, 2), band, 1.6);
    const bow =
      surface(pen, smooth('0,-6 -16,-40 -50,-52 -60,-26 -34,-8'), band, 2) +
      surface(pen, smooth('0,-6 16,-40 50,-52 60,-26 34,-8'), band, 2) +
      surface(pen, ellipse(0, -10, 14, 12), band, 2);
    return (
      light +
      [
        [-60, -84, 16],
        [54, -92, 18],
        [0, -112, 14],
        [88, -44, 13],
        [-92, -38, 14],
      ]
        .map(([x, y, r]) => coin(pen, x!, y!, r!, 0.8))
        .join('') +
      embossed(
        pen,
        surface(pen, roundRect(-68, 8, 136, 92, 8), box, 2.4) +
          surface(pen, roundRect(-16, 8, 32, 92, 0), band, 1.6),
        5,
        0.8,
      ) +
      place(embossed(pen, lid + place(bow, 0, -14), 4, 0.9), 0, -14, 1, -7)
    );
  },
);
