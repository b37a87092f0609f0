import { embossed, gilt, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, polygon, roundRect } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A golden anchor with its rope. */
export const anchor: Motif = motif('anchor anchors', 'ocean sea', (pen) => {
  const rope =
    'M0 -92C60 -112 86 -66 40 -44C-10 -20 -70 -10 -62 26C-54 58 40 44 60 12C74 -12 96 -8 112 6';
  const arm =
    surface(pen, 'M0 76C40 74 70 46 78 8L96 22C88 74 46 106 0 108Z', gilt, 2.2) +
    surface(pen, polygon('82,-26 112,34 58,22'), gilt, 2.2);
  return place(
    embossed(
      pen,
      stroke(ellipse(0, -88, 20), gilt.line, 17) +
        stroke(ellipse(0, -88, 20), gilt.base, 12) +
        surface(pen, roundRect(-14, -72, 28, 172, 8), gilt, 2.2) +
        surface(pen, roundRect(-58, -52, 116, 22, 11), gilt, 2.2) +
        mirrored(arm),
      5,
      1,
    ) +
      orb(pen, -58, -41, 14, gilt, 2) +
      orb(pen, 58, -41, 14, gilt, 2) +
      stroke(rope, '#5e3c1c', 14) +
      stroke(rope, '#d8b27c', 9) +
      `<g stroke-dasharray="3 9">${stroke(rope, '#8a6234', 8, 0.8)}</g>`,
    0,
    -4,
    0.9,
    14,
  );
});
