import { oklch } from '../../../core/colour.ts';
import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { place, polygon } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';
import { cube } from './chain.ts';

/** Two blocks, one odd and one even; the arrow has not chosen yet. */
export const twoBlocks: Motif = motif('odd+even+block', 'circuit grid space', (pen, tint) => {
  const arrow = embossed(
    pen,
    surface(
      pen,
      polygon('-96,0 -62,-26 -62,-10 62,-10 62,-26 96,0 62,26 62,10 -62,10 -62,26'),
      gold,
      2.2,
    ),
    3,
    0.9,
  );
  return (
    glow(pen, 0, -10, 130, oklch(0.82, 0.18, tint), 0.6) +
    stroke('M-58 -40L58 -40', paint(tint, 0.1, 0.86).base, 7, 0.8) +
    place(cube(pen, 56, tint, '7'), -56, -32) +
    place(cube(pen, 56, tint + 170, '8'), 56, -32) +
    place(arrow, 0, 62, 0.86)
  );
});
