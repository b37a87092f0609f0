import { embossed, ivory, paint, silver, stroke, surface } from '../../../core/material.ts';
import { roundRect } from '../../../core/shapes.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A calendar with a coin on the day. */
export const calendar: Motif = motif(
  'daily calendar checkin check day weekend week happy hour mission monday friday',
  'silk burst candyland',
  (pen, tint) => {
    const cells = Array.from({ length: 12 }, (_, index) =>
      surface(
        pen,
        roundRect(-62 + (index % 4) * 33, -22 + Math.floor(index / 4) * 36, 26, 28, 5),
        index < 6 ? paint(150, 0.16, 0.62) : ivory,
        1,
      ),
    ).join('');
    const ticks = Array.from({ length: 6 }, (_, index) => {
      const [x, y] = [-49 + (index % 4) * 33, -8 + Math.floor(index / 4) * 36];
      return `M${x - 7} ${y}l5 6l9 -11`;
    }).join('');
    return (
      embossed(
        pen,
        surface(pen, roundRect(-80, -80, 160, 180, 14), ivory, 2.4) +
          surface(
            pen,
            'M-80 -66Q-80 -80 -66 -80H66Q80 -80 80 -66V-36H-80Z',
            paint(tint, 0.2, 0.54),
            2,
          ),
        4,
        0.6,
      ) +
      [-44, 44].map((x) => surface(pen, roundRect(x - 7, -100, 14, 40, 7), silver, 1.6)).join('') +
      cells +
      stroke(ticks, '#fff', 4) +
      coin(pen, 58, 76, 36, 0.95)
    );
  },
);
