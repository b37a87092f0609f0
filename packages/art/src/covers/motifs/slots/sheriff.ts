import { embossed, flat, gold, ink, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, ring, star } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A sheriff's star under his hat. */
export const sheriff: Motif = motif('sheriff marshal deputy outlaw showdown', 'desert', (pen) => {
  const tips = ring(0, 30, 78, 6)
    .map(([x, y]) => orb(pen, x, y, 11, gold, 1.6))
    .join('');
  return (
    embossed(
      pen,
      surface(pen, star(0, 30, 76, 40, 6), gold, 2.6) +
        tips +
        surface(pen, ellipse(0, 30, 34), gold, 2),
      6,
      1,
    ) +
    stroke('M-24 30H24M0 6V54', '#7a4a12', 4, 0.45) +
    flat(star(0, 30, 22, 9, 5), '#7a4a12') +
    embossed(
      pen,
      surface(
        pen,
        'M-110 -42Q-60 -22 0 -28Q60 -22 110 -42Q104 -6 0 -6Q-104 -6 -110 -42Z',
        wood,
        2.4,
      ) +
        surface(
          pen,
          'M-60 -32C-58 -92 -40 -122 -18 -112Q0 -102 18 -112C40 -122 58 -92 60 -32Q0 -20 -60 -32Z',
          wood,
          2.4,
        ) +
        surface(pen, 'M-60 -50Q0 -36 60 -50L60 -34Q0 -20 -60 -34Z', ink, 1.4),
      5,
      0.7,
    )
  );
});
