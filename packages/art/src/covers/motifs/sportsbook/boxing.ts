import { embossed, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { place, roundRect, smooth, star } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A boxing glove. */
export const boxing: Motif = motif(
  'boxing fight mma ufc knockout ring glove muay',
  'stage pit stadium',
  (pen, tint) => {
    const leather = paint(tint, 0.22, 0.52);
    const glove =
      surface(
        pen,
        smooth('-50,50 -62,0 -56,-50 -20,-84 36,-80 68,-44 66,4 46,40 40,60 -44,62'),
        leather,
        2.4,
      ) +
      surface(pen, smooth('-56,6 -84,-10 -88,-44 -66,-60 -44,-44 -34,-6 -40,18'), leather, 2.2) +
      surface(pen, roundRect(-52, 54, 98, 46, 10), ivory, 2) +
      surface(pen, star(-2, 77, 15, 6, 5), leather, 1);
    return (
      place(embossed(pen, glove, 8, 0.9), 4, -2, 1, 12) +
      stroke('M30 -54C46 -44 52 -20 46 4', '#fff', 6, 0.35)
    );
  },
);
