import { embossed, leaf, paint, stroke, surface, wood } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ribbon } from '../../../core/shapes.ts';
import { orb, petalPath } from './parts.ts';

/** A palm whose foot is at 0,0. */
export function palm(pen: Pen): string {
  const crown = [-112, -78, -44, -8, 28, 62, 98]
    .map((turn, index) => petalPath(18, -128, 74 - (index % 2) * 10, 15, turn))
    .join('');
  const rings = [-20, -42, -64, -86, -106]
    .map((y) => `M${-4 - y * 0.06 - 8} ${y}q10 6 18 0`)
    .join('');
  return (
    embossed(
      pen,
      surface(
        pen,
        ribbon('0,0 -2,-40 4,-86 18,-128', (t) => 20 - 9 * t),
        wood,
        2,
      ),
      3,
      0.6,
    ) +
    stroke(rings, '#3d230e', 2.4, 0.6) +
    embossed(pen, surface(pen, crown, leaf, 1.8), 3, 0.7) +
    orb(pen, 10, -120, 8, paint(45, 0.1, 0.42), 1.4) +
    orb(pen, 26, -118, 8, paint(45, 0.1, 0.42), 1.4)
  );
}
