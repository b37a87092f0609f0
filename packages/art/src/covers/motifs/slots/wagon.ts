import { embossed, gold, ivory, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, num, ring } from '../../../core/shapes.ts';
import type { Pen } from '../../../core/pen.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

function wheel(pen: Pen, cx: number, cy: number, radius: number): string {
  const spokes = ring(cx, cy, radius, 8)
    .map(([x, y]) => stroke(`M${cx} ${cy}L${num(x)} ${num(y)}`, '#7a4a20', 5))
    .join('');
  return (
    spokes +
    `<path d="${ellipse(cx, cy, radius)}" fill="none" stroke="#5a3415" stroke-width="11"/>` +
    `<path d="${ellipse(cx, cy, radius)}" fill="none" stroke="#c08a4a" stroke-width="4"/>` +
    orb(pen, cx, cy, 10, gold, 1.6)
  );
}

/** A covered wagon. */
export const wagon: Motif = motif(
  'wagon wagons prairie frontier',
  'desert meadow',
  (pen) =>
    embossed(
      pen,
      surface(
        pen,
        'M-88 10C-112 -62 -84 -106 -50 -104Q0 -92 50 -104C84 -106 112 -62 88 10Z',
        ivory,
        2.6,
      ),
      5,
      0.6,
    ) +
    [-52, -18, 18, 52]
      .map((x) => stroke(`M${x} 8Q${x * 1.25} -52 ${x * 0.9} -98`, '#b9a77e', 3, 0.8))
      .join('') +
    embossed(pen, surface(pen, 'M-102 6H102L90 54H-90Z', wood, 2.4), 5, 0.7) +
    stroke('M-96 22H96M-92 38H92', '#3d230e', 2.4, 0.6) +
    wheel(pen, -58, 66, 38) +
    wheel(pen, 60, 70, 33),
);
