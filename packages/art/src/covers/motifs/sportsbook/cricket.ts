import { embossed, flat, gold, paint, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, place, polygon, roundRect } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Bat and ball before the wicket. */
export const cricket: Motif = motif(
  'cricket wicket wickets bat innings ipl t20 test',
  'stadium meadow',
  (pen, tint) => {
    const willow = paint(78, 0.08, 0.8);
    const grip = paint(tint, 0.2, 0.5);
    const stumps = [-34, 0, 34]
      .map((x) => surface(pen, roundRect(x - 7, -74, 14, 176, 6), wood, 2))
      .join('');
    const bails =
      place(surface(pen, roundRect(-18, -6, 36, 11, 5), gold, 1.6), -20, -92, 1, -24) +
      place(surface(pen, roundRect(-18, -6, 36, 11, 5), gold, 1.6), 24, -100, 1, 30);
    const bat =
      surface(pen, roundRect(-10, -122, 20, 74, 8), grip, 2) +
      stroke('M-9 -104L9 -110M-9 -90L9 -96M-9 -76L9 -82M-9 -62L9 -68', '#fff', 3, 0.7) +
      surface(
        pen,
        'M-11 -54H11C14 -40 28 -36 28 -20V98C28 108 16 114 0 114S-28 108 -28 98V-20C-28 -36 -14 -40 -11 -54Z',
        willow,
        2.4,
      ) +
      surface(pen, polygon('-7,-40 7,-40 3,108 -3,108'), paint(74, 0.07, 0.88), 0) +
      surface(pen, roundRect(-22, -6, 44, 34, 5), grip, 1.4);
    return (
      place(embossed(pen, stumps + bails, 4, 0.7), -34, 6, 0.9) +
      place(embossed(pen, bat, 5, 0.7), 28, 0, 1, 34) +
      stroke('M-126 96L-92 84M-124 66L-96 62M-104 116L-82 102', '#fff', 5, 0.5) +
      orb(pen, -54, 66, 34, paint(24, 0.2, 0.44), 2) +
      stroke('M-80 46Q-48 60 -34 94M-73 39Q-40 54 -26 86', '#fff2dc', 3, 0.95) +
      flat(ellipse(-66, 50, 8, 5), '#fff', 0.4)
    );
  },
);
