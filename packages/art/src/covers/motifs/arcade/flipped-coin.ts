import { embossed, gold, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, ring, star } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A great coin with a crown on its face. */
function face(pen: Pen): string {
  const beads = ring(0, 0, 76, 36)
    .map(([x, y]) => ellipse(x, y, 3))
    .join('');
  const crown = 'M-42 28L-48 -22L-22 2L0 -38L22 2L48 -22L42 28Z';
  return (
    surface(pen, 'M-88 0V12A88 88 0 0 0 88 12V0Z', gold, 2) +
    embossed(pen, surface(pen, ellipse(0, 0, 88), gold, 2.4), 5, 1) +
    `<path d="${beads}" fill="${gold.line}" opacity="0.55"/>` +
    embossed(pen, surface(pen, ellipse(0, 0, 66), gold, 2), 3, 0.8) +
    embossed(
      pen,
      surface(pen, crown, gold, 3) + surface(pen, 'M-42 34H42V46H-42Z', gold, 2.4),
      4,
      1,
    ) +
    `<path d="${star(0, 14, 11, 5, 5)}" fill="#8a4b06"/>`
  );
}

/** A coin in the air, turning. */
export const flippedCoin: Motif = motif('coin flip toss heads tails', 'silk burst stage', (pen) => {
  const arcs =
    stroke('M-108 40C-112 -30 -84 -92 -30 -112', '#fff', 6, 0.7) +
    stroke('M-94 66C-124 20 -112 -40 -84 -76', '#fff', 3, 0.5) +
    stroke('M108 -30C114 30 88 84 40 108', '#fff', 6, 0.7);
  return (
    glow(pen, 0, 0, 130, '#fff0b0', 0.7) +
    arcs +
    coin(pen, -78, 84, 24, 0.4) +
    coin(pen, 92, -78, 20, 0.3) +
    place(face(pen), 0, -4, 0.94, -16) +
    glint(40, -52, 30)
  );
});
