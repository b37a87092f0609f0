import { oklch } from '../../../core/colour.ts';
import { embossed, flat, metal, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, ring } from '../../../core/shapes.ts';
import { glint, glow, softly } from '../../../scenes/light.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

const shape = 'M30 -122L-58 14H-10L-36 118L66 -22H12L58 -122Z';

/** A bolt of lightning in a charged ring. */
export const bolt: Motif = motif(
  'voltage volt bolt blitz lightning spark',
  'circuit grid city',
  (pen, tint) => {
    const steel = metal(255, 0.05);
    const arc = (turn: number): string =>
      place(
        softly(pen, 3, stroke('M70 0L84 -14L80 -30L100 -36L104 -56', oklch(0.85, 0.16, tint), 9)) +
          stroke('M70 0L84 -14L80 -30L100 -36L104 -56', '#fff', 3),
        0,
        0,
        1,
        turn,
      );
    const studs = ring(0, 0, 80, 8, Math.PI / 8)
      .map(([x, y]) => orb(pen, x, y, 7, paint(tint, 0.18, 0.66), 1.2))
      .join('');
    return place(
      glow(pen, 0, 0, 140, oklch(0.8, 0.2, tint), 0.8) +
        [20, 110, 190, 280].map(arc).join('') +
        embossed(
          pen,
          stroke(ellipse(0, 0, 80), steel.line, 30) +
            stroke(ellipse(0, 0, 80), pen.linear(steel.stops), 25),
          4,
          0.9,
        ) +
        studs +
        flat(ellipse(0, 0, 67), oklch(0.22, 0.09, tint), 0.7) +
        stroke(ellipse(0, 0, 60), oklch(0.8, 0.18, tint), 3, 0.8) +
        softly(pen, 7, stroke(shape, oklch(0.86, 0.18, 90), 22, 0.9)) +
        embossed(pen, surface(pen, shape, paint(88, 0.18, 0.84), 3), 5, 1) +
        flat('M26 -104L-38 6H-24L32 -104Z', '#fffbe0', 0.8) +
        glint(44, -96, 30, '#fffbe0'),
      0,
      2,
      0.9,
    );
  },
);
