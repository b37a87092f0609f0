import { oklch } from '../../../core/colour.ts';
import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { palm } from '../kit/palm.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Palms round a pool that shows the moon. */
export const oasis: Motif = motif('oasis oracle palms', 'desert', (pen, tint) => {
  const water = ellipse(0, 74, 96, 30);
  return (
    glow(pen, 0, -30, 110, oklch(0.9, 0.12, 85), 0.7) +
    place(palm(pen), -58, 66, 0.98, -10) +
    place(palm(pen), 58, 62, 0.86, 0, true) +
    embossed(pen, surface(pen, ellipse(0, 76, 114, 40), paint(76, 0.1, 0.78), 2), 5, 0.6) +
    surface(pen, water, paint(215, 0.13, 0.52), 2) +
    `<g clip-path="${pen.clip(water)}">${flat(ellipse(0, 66, 26, 10), '#fff6d0', 0.95)}${glow(pen, 0, 66, 60, '#fff6d0', 0.8)}${stroke('M-80 78H-36M36 84H84M-50 92H-10M16 62H52', '#d8f4ff', 3, 0.7)}</g>` +
    orb(pen, 0, -10, 34, paint(tint, 0.14, 0.66), 2) +
    glow(pen, 0, -10, 60, oklch(0.85, 0.16, tint), 0.7) +
    glint(0, -12, 26) +
    glint(-14, 2, 12)
  );
});
