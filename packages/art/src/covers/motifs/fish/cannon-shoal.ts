import { embossed, gold, stroke, surface } from '../../../core/material.ts';
import { place, polygon } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { goldfish } from './goldfish.ts';

/** A cannon of brass that aims at a fish. */
export const cannonShoal: Motif = motif('=fishing', 'ocean sea', (pen, tint) => {
  const barrel = polygon([
    [-20, 92],
    [-13, 20],
    [-19, 12],
    [-19, 2],
    [19, 2],
    [19, 12],
    [13, 20],
    [20, 92],
  ]);
  return (
    place(goldfish.draw(pen, tint), 0, -46, 0.72) +
    place(
      embossed(pen, surface(pen, barrel, gold, 2.2), 5, 0.7) +
        stroke('M-16 40L16 40M-18 62L18 62', gold.line, 4),
      6,
      18,
      0.86,
    ) +
    orb(pen, 6, 100, 26, gold, 2)
  );
});
