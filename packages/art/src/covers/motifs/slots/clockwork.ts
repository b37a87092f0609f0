import { embossed, gold, ink, ivory, metal, stroke, surface } from '../../../core/material.ts';
import { ellipse, star } from '../../../core/shapes.ts';
import type { Pen } from '../../../core/pen.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

const brass = metal(64, 0.13);

const wheelOf = (pen: Pen, x: number, y: number, radius: number, teeth: number): string =>
  surface(pen, star(x, y, radius, radius * 0.82, teeth), brass, 2) +
  surface(pen, ellipse(x, y, radius * 0.62), metal(50, 0.09), 1.6) +
  orb(pen, x, y, radius * 0.24, gold, 1.4);

/** A clock that shows its wheels. */
export const clockwork: Motif = motif(
  'clockwork clock gear gears steampunk',
  'city cave',
  (pen) =>
    embossed(
      pen,
      wheelOf(pen, -62, -58, 52, 14) + wheelOf(pen, 70, 58, 46, 12) + wheelOf(pen, 74, -66, 34, 10),
      4,
      0.9,
    ) +
    embossed(pen, surface(pen, ellipse(0, 6, 80), gold, 2.6), 6, 1) +
    surface(pen, ellipse(0, 6, 66), ivory, 2) +
    Array.from({ length: 12 }, (_, hour) => {
      const angle = (hour * Math.PI) / 6;
      const [x, y] = [Math.sin(angle), -Math.cos(angle)];
      return stroke(
        `M${(x * 52).toFixed(1)} ${(6 + y * 52).toFixed(1)}L${(x * 59).toFixed(1)} ${(6 + y * 59).toFixed(1)}`,
        '#5a3415',
        hour % 3 === 0 ? 6 : 3,
      );
    }).join('') +
    stroke('M0 6L-22 -22', '#2b1a08', 8) +
    stroke('M0 6L30 -34', '#2b1a08', 5) +
    surface(pen, ellipse(0, 6, 8), ink, 1.2),
);
