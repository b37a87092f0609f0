import { embossed, flat, leaf, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, ring, smooth, type Point } from '../../../core/shapes.ts';
import { orb, petalPath, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

function cherry(pen: Pen): string {
  return (
    stroke('M-18 30C-16 -10 6 -44 30 -62M26 36C30 4 28 -36 30 -62', '#5c8a1e', 5) +
    embossed(pen, surface(pen, petalPath(30, -60, 52, 17, 70), leaf), 2.5, 0.5) +
    orb(pen, -22, 46, 32, paint(22, 0.22, 0.5)) +
    orb(pen, 32, 52, 32, paint(20, 0.22, 0.52))
  );
}

function lemon(pen: Pen): string {
  return (
    embossed(
      pen,
      surface(
        pen,
        smooth('-46,2 -34,-22 0,-33 32,-22 46,-4 52,6 40,20 6,33 -30,24'),
        paint(100, 0.18, 0.86),
      ),
      5,
      0.8,
    ) + shineSpot(-12, -16, 14, 6, -18, 0.7)
  );
}

function melon(pen: Pen): string {
  const seeds = ring(0, 6, 30, 9)
    .filter(([, y]) => y > 4)
    .map(([x, y]) => petalPath(x, y, 9, 3.4, 0))
    .join('');
  return (
    embossed(
      pen,
      surface(pen, 'M-64 0A64 64 0 0 0 64 0Z', paint(145, 0.17, 0.5)) +
        flat('M-56 0A56 56 0 0 0 56 0Z', '#f3ffe6') +
        surface(pen, 'M-50 0A50 50 0 0 0 50 0Z', paint(20, 0.21, 0.62), 0),
      3,
      0.6,
    ) + flat(seeds, '#2a0d10')
  );
}

function grapes(pen: Pen): string {
  const rows: Point[] = [
    [-22, -20],
    [0, -24],
    [22, -20],
    [-12, -2],
    [12, -2],
    [-24, 4],
    [24, 4],
    [0, 12],
    [-12, 22],
    [12, 22],
    [0, 36],
  ];
  return (
    embossed(
      pen,
      surface(pen, petalPath(0, -30, 38, 16, -60) + petalPath(0, -30, 38, 16, 50), leaf),
      2,
      0.5,
    ) + rows.map(([x, y]) => orb(pen, x, y, 13.5, paint(312, 0.19, 0.5), 1.2)).join('')
  );
}

/** A heap of ripe fruit. */
export const fruit: Motif = motif(
  'fruit mango fruits cherry cherries lemon jam juicy melon grape berry citrus orange splash',
  'burst meadow candyland silk',
  (pen) =>
    place(melon(pen), 44, -38, 1, -24) +
    place(lemon(pen), -54, -22, 1.05, -18) +
    place(grapes(pen), 62, 38, 1.05, 8) +
    place(lemon(pen), -66, 54, 0.8, 24) +
    place(cherry(pen), -2, 14, 1.12),
);
