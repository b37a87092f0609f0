import { oklch } from '../../../core/colour.ts';
import { embossed, gold, stroke } from '../../../core/material.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { cube } from '../hashgame/chain.ts';
import { motif, type Motif } from '../motif.types.ts';
import { rooster } from './rooster.ts';

/** A cock on a row of linked blocks. */
export const chainCockpit: Motif = motif(
  'chain cockpit block hash',
  'pit circuit grid',
  (pen, tint) => {
    const link = (x: number, turn: number): string =>
      place(
        stroke(roundRect(-18, -9, 36, 18, 9), gold.line, 11) +
          stroke(roundRect(-18, -9, 36, 18, 9), gold.base, 7),
        x,
        70,
        1,
        turn,
      );
    return place(
      glow(pen, 0, 60, 110, oklch(0.8, 0.18, tint), 0.7) +
        place(cube(pen, 36, tint + 40, '7A'), -92, 70) +
        place(cube(pen, 36, tint - 40, 'E1'), 92, 70) +
        embossed(pen, link(-48, 8) + link(48, -8), 3, 0.9) +
        place(cube(pen, 50, tint, 'C0'), 0, 74) +
        place(rooster(pen, 28), -8, -44, 0.82),
      0,
      -2,
      0.88,
    );
  },
);
