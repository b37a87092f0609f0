import { embossed, flat, ivory, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, roundRect, star } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

function tile(pen: Pen, face: string, hue: number): string {
  return (
    surface(pen, roundRect(-29, -34, 64, 86, 10), paint(hue, 0.15, 0.44), 1.8) +
    surface(pen, roundRect(-33, -42, 62, 84, 9), ivory, 1.6) +
    `<g transform="translate(-2 0)">${face}</g>`
  );
}

const bamboo = (pen: Pen): string =>
  [
    [-10, -20],
    [10, -20],
    [-10, 12],
    [10, 12],
  ]
    .map(([x, y]) => surface(pen, roundRect(x! - 4.5, y! - 12, 9, 26, 4), paint(150, 0.17, 0.5), 1))
    .join('');

const circles = (pen: Pen): string =>
  [
    [-11, -20, 25],
    [11, -20, 262],
    [0, 0, 150],
    [-11, 20, 262],
    [11, 20, 25],
  ]
    .map(
      ([x, y, hue]) =>
        surface(pen, ellipse(x!, y!, 9), paint(hue!, 0.19, 0.5), 1) +
        flat(ellipse(x!, y!, 3.4), '#fff'),
    )
    .join('');

const sign = (_pen: Pen): string =>
  stroke('M-14 -22H14M0 -30V30M-16 -4V12H16V-4H-16M-12 24H12', '#c2142a', 5);

const fresh = (pen: Pen): string =>
  surface(pen, star(0, 0, 22, 11, 8), paint(150, 0.18, 0.5), 1) +
  orb(pen, 0, 0, 8, paint(25, 0.2, 0.55), 0.8);

/** Mahjong tiles tumbling. */
export const mahjong: Motif = motif(
  'mahjong mahjongg ways tile tiles riichi',
  'palace brocade felt cave',
  (pen) =>
    glow(pen, 0, 0, 120, '#ffe7a0', 0.6) +
    embossed(
      pen,
      place(tile(pen, bamboo(pen), 150), -58, -30, 1.05, -14) +
        place(tile(pen, circles(pen), 150), 60, -38, 1.05, 12) +
        place(tile(pen, fresh(pen), 150), -48, 58, 0.9, 10) +
        place(tile(pen, circles(pen), 150), 56, 62, 0.86, -16) +
        place(tile(pen, sign(pen), 150), 2, 4, 1.36, -3),
      2.4,
      0.5,
    ),
);
