import { embossed, gold, leaf, paint, stroke, surface } from '../../../core/material.ts';
import { roundRect, star } from '../../../core/shapes.ts';
import { mirrored, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The winner's cup in laurels. */
export const cup: Motif = motif(
  'cup trophy grand prix winner triple crown classic',
  'turf stadium burst brocade',
  (pen, tint) => {
    const leaves = [0, 1, 2, 3, 4, 5]
      .map((index) =>
        petalPath(
          Math.sin(0.4 + index * 0.36) * 84,
          40 - Math.cos(0.4 + index * 0.36) * -40 + 20 - index * 24,
          34,
          11,
          -30 + index * 8,
        ),
      )
      .join('');
    const mark = surface(pen, star(0, -34, 26, 11, 5), paint(tint, 0.21, 0.56), 1.2);
    return (
      mirrored(embossed(pen, surface(pen, leaves, leaf, 1.4), 2, 0.5)) +
      embossed(
        pen,
        stroke('M-50 -70C-96 -72 -90 -8 -36 -4M50 -70C96 -72 90 -8 36 -4', '#d48c14', 12) +
          surface(
            pen,
            'M-56 -90H56C56 -20 40 10 14 22V50H-14V22C-40 10 -56 -20 -56 -90Z',
            gold,
            2.2,
          ) +
          surface(pen, roundRect(-38, 48, 76, 16, 5), gold, 2) +
          surface(pen, roundRect(-48, 62, 96, 36, 6), paint(30, 0.06, 0.28), 2) +
          mark,
        4,
        1,
      ) +
      surface(pen, roundRect(-26, 72, 52, 14, 3), gold, 1)
    );
  },
);
