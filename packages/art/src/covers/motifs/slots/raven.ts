import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

const feathers = paint(275, 0.05, 0.3);

/** A raven on a branch, with a ring in its beak. */
export const raven: Motif = motif(
  'raven ravens crow crows',
  'forest city',
  (pen) =>
    stroke('M-116 92Q0 70 116 96M40 84Q70 60 84 40', '#4a2f18', 11) +
    embossed(
      pen,
      surface(pen, 'M-30 70C-70 96 -100 104 -112 116C-108 84 -86 62 -70 40Z', feathers, 2.2) +
        surface(
          pen,
          'M-78 44C-74 -10 -36 -40 -6 -58C-2 -96 34 -118 64 -102C80 -94 84 -78 80 -66C74 -22 70 36 22 70C-10 92 -72 90 -78 44Z',
          feathers,
          2.6,
        ) +
        surface(
          pen,
          'M-70 46C-58 0 -20 -22 14 -26C26 10 10 56 -26 72C-50 78 -66 66 -70 46Z',
          paint(265, 0.07, 0.38),
          2,
        ),
      5,
      0.9,
    ) +
    [0, 1, 2]
      .map((row) =>
        stroke(
          `M${-52 + row * 16} ${44 - row * 12}Q${-24 + row * 14} ${62 - row * 14} ${-4 + row * 8} ${44 - row * 16}`,
          '#7d7fa8',
          2.6,
          0.7,
        ),
      )
      .join('') +
    surface(pen, 'M78 -92L120 -74L76 -66Z', paint(270, 0.03, 0.24), 2) +
    flat(ellipse(52, -84, 8), '#f6d35b') +
    flat(ellipse(54, -84, 4), '#111') +
    `<path d="${ellipse(108, -50, 13)}" fill="none" stroke="${gold.base}" stroke-width="6"/>` +
    stroke('M6 74V92M22 70V90', '#30343c', 6),
);
