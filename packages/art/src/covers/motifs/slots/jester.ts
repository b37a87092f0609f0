import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, polygon, smooth } from '../../../core/shapes.ts';
import { mirrored, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The court fool. */
export const jester: Motif = motif(
  'joker jester jokers fool clown circus wild crazy',
  'stage burst silk',
  (pen, tint) => {
    const one = paint(tint, 0.21, 0.54);
    const two = paint(tint + 150, 0.2, 0.56);
    const horn =
      surface(pen, smooth('4,-46 40,-92 88,-88 104,-44 88,-52 70,-50 56,-16 30,-20'), one, 2.2) +
      orb(pen, 102, -36, 11, gold, 1.6);
    const hornTwo =
      surface(
        pen,
        smooth('-4,-46 -40,-92 -88,-88 -104,-44 -88,-52 -70,-50 -56,-16 -30,-20'),
        two,
        2.2,
      ) + orb(pen, -102, -36, 11, gold, 1.6);
    const collar = Array.from({ length: 9 }, (_, index) =>
      petalPath(0, 44, 66, 15, 100 + index * 20),
    ).join('');
    return (
      embossed(pen, surface(pen, collar, two, 1.6), 3, 0.6) +
      embossed(
        pen,
        surface(pen, smooth('-22,-40 0,-122 22,-40'), gold, 2) + horn + hornTwo,
        5,
        0.8,
      ) +
      orb(pen, 0, -122, 11, gold, 1.6) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-46 40,-34 50,8 34,52 0,76 -34,52 -50,8 -40,-34'),
          paint(80, 0.02, 0.95),
          2.2,
        ),
        6,
        0.4,
      ) +
      embossed(
        pen,
        surface(pen, polygon('-56,-26 -28,-42 0,-26 28,-42 56,-26 46,-10 0,-20 -46,-10'), one, 1.8),
        2.4,
        0.7,
      ) +
      mirrored(
        flat('M10 0C18 -10 34 -10 40 0C34 8 18 8 10 0Z', '#fff') +
          flat(ellipse(25, 0, 6), oklch(0.6, 0.18, tint)) +
          flat(ellipse(25, 0, 2.8), '#000') +
          stroke('M9 0C18 -12 34 -12 41 0M25 10V24', '#1c1020', 3),
      ) +
      orb(pen, 0, 18, 9, paint(22, 0.22, 0.56), 1.2) +
      flat('M-36 32C-20 44 20 44 36 32C30 62 14 66 0 66S-30 62 -36 32Z', '#b3122c') +
      flat('M-28 40C-14 46 14 46 28 40C24 50 14 52 0 52S-24 50 -28 40Z', '#fff')
    );
  },
);
