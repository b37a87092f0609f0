import { embossed, paint, surface } from '../../../core/material.ts';
import { place, ribbon, roundRect, smooth } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { horseHead } from './horse-head.ts';

/** Jockey in silks on a horse at full stretch. */
export const jockey: Motif = motif(
  'jockey steeplechase silks race racing gallop sprint stakes turf furlong',
  'turf stadium sea',
  (pen, tint) => {
    const silk = paint(tint, 0.21, 0.56);
    const second = paint(tint + 150, 0.19, 0.72);
    const horse = place(horseHead(pen, paint(46, 0.09, 0.42), paint(40, 0.03, 0.18)), 34, 22, 0.86);
    const torso =
      surface(pen, smooth('-92,58 -84,10 -52,-26 -20,-24 -8,6 -24,44 -60,70'), silk, 2.2) +
      surface(pen, 'M-82 6L-20 -22L-10 -2L-88 34Z', second, 1.2);
    const arm =
      surface(
        pen,
        ribbon('-30,-6 -10,28 24,26', (t) => 28 - 10 * t),
        silk,
        2,
      ) + orb(pen, 28, 26, 10, paint(60, 0.06, 0.8), 1.4);
    const headgear =
      orb(pen, -20, -50, 26, silk, 2) +
      surface(pen, 'M-46 -50C-40 -84 4 -84 8 -52C-8 -60 -30 -60 -46 -50Z', second, 1.8) +
      surface(pen, 'M4 -54L26 -50L6 -44Z', silk, 1.6) +
      surface(pen, roundRect(-20, -50, 30, 14, 7), paint(240, 0.08, 0.4), 1.6) +
      surface(pen, smooth('-14,-36 6,-36 4,-22 -10,-20'), paint(60, 0.07, 0.76), 1.2);
    return horse + embossed(pen, torso + headgear + arm, 4.5, 0.6);
  },
);
