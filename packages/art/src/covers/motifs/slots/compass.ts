import { embossed, flat, gold, ink, ivory, paint, surface } from '../../../core/material.ts';
import { ellipse, num, ring, star } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A captain's compass. */
export const compass: Motif = motif('compass navigator', 'sea ocean space', (pen, tint) => {
  const marks = ring(0, 8, 64, 24)
    .map(([x, y]) => flat(ellipse(x, y, 2.6), '#5a3415'))
    .join('');
  return (
    embossed(
      pen,
      surface(pen, ellipse(0, -94, 18), gold, 2) + surface(pen, ellipse(0, 8, 96), gold, 2.4),
      6,
      1,
    ) +
    surface(pen, ellipse(0, -94, 9), ink, 1.2) +
    surface(pen, ellipse(0, 8, 78), ivory, 2) +
    marks +
    flat(star(0, 8, 58, 12, 4, Math.PI / 4), '#c9b58a') +
    flat(star(0, 8, 70, 14, 4), paint(tint, 0.1, 0.42).base) +
    embossed(
      pen,
      surface(pen, `M-13 8L0 ${num(-60)}L13 8Z`, paint(25, 0.21, 0.55), 1.6) +
        surface(pen, 'M-13 8L0 76L13 8Z', paint(255, 0.04, 0.5), 1.6),
      3,
      0.9,
    ) +
    orb(pen, 0, 8, 11, gold, 1.6)
  );
});
