import { oklch } from '../../../core/colour.ts';
import { embossed, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Racket and ball. */
export const tennis: Motif = motif(
  'tennis racket open wimbledon grand slam badminton',
  'stadium meadow',
  (pen, tint) => {
    const strings = Array.from(
      { length: 9 },
      (_, index) => `M${-44 + index * 11} -110V30M-60 ${-92 + index * 13}H60`,
    ).join('');
    const head = ellipse(0, -38, 50, 62);
    const racket =
      `<g clip-path="${pen.clip(head)}">${stroke(strings, '#fff', 1.6, 0.9)}</g>` +
      embossed(
        pen,
        stroke(head, oklch(0.56, 0.2, tint), 11) +
          stroke('M-22 18L-6 54M22 18L6 54', oklch(0.5, 0.2, tint), 9) +
          surface(pen, roundRect(-9, 50, 18, 62, 6), ink, 1.8),
        3,
        0.9,
      );
    return (
      place(racket, -14, 4, 1.05, 30) +
      orb(pen, 54, 54, 34, paint(115, 0.2, 0.86), 2) +
      stroke('M28 34C50 42 56 66 44 86M86 62C70 58 60 44 64 22', '#fff', 4, 0.9)
    );
  },
);
