import { embossed, flat, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

const half = (count: number, dy: number): string =>
  [
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  ]
    [count - 1]!.map(([x, y]) => ellipse(x! * 13, y! * 13 + dy, 5.4))
    .join('');

/** Domino stones. */
export const domino: Motif = motif(
  'domino dominoes ceme qiuqiu pai gow',
  'felt brocade cave silk',
  (pen, tint) => {
    const stone = (a: number, b: number): string =>
      surface(pen, roundRect(-27, -50, 60, 112, 9), paint(tint, 0.12, 0.3), 1.8) +
      surface(pen, roundRect(-31, -58, 60, 112, 9), ink, 1.8) +
      stroke('M-26 -2H24', '#f1c757', 2.4) +
      `<g transform="translate(-1 -2)">${flat(half(a, -27) + half(b, 27), '#fff8e4')}</g>`;
    return embossed(
      pen,
      place(stone(5, 3), -58, -8, 1.1, -20) +
        place(stone(2, 6), 60, -4, 1.1, 18) +
        place(stone(6, 6), 0, 2, 1.36, -2),
      2.6,
      0.7,
    );
  },
);
