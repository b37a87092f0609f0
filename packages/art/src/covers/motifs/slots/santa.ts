import { paint, surface } from '../../../core/material.ts';
import { roundRect, smooth } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Father Christmas. */
export const santa: Motif = motif(
  'santa christmas xmas holiday winter snow reindeer',
  'peaks forest city',
  (pen) => {
    const red = paint(24, 0.22, 0.54);
    const hat =
      surface(pen, smooth('-54,-44 -40,-92 0,-116 50,-104 86,-64 74,-52 50,-64 52,-44'), red, 2.2) +
      surface(pen, roundRect(-66, -62, 132, 32, 16), paint(240, 0.01, 0.96), 2) +
      orb(pen, 82, -52, 18, paint(240, 0.01, 0.97), 1.8);
    return elderFace(pen, { hair: paint(240, 0.01, 0.95), eyes: '#4a8fd6', headgear: hat });
  },
);
