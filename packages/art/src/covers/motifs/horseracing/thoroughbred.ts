import { paint } from '../../../core/material.ts';
import { place } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';
import { horseHead } from './horse-head.ts';

/** A thoroughbred's head. */
export const thoroughbred: Motif = motif(
  'horse harness thoroughbred stallion derby royal ascot mustang champion cup',
  'turf heavens stadium silk',
  (pen, tint) =>
    place(
      horseHead(
        pen,
        paint(pen.random.pick([50, 40, 60]), 0.08, pen.random.pick([0.42, 0.56, 0.34])),
        paint(tint % 60, 0.05, 0.22),
      ),
      0,
      -6,
      1,
    ),
);
