import { embossed, paint, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, polygon, roundRect } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A hot-air balloon. */
export const balloon: Motif = motif('balloon balloons ascent', 'heavens sea', (pen, tint) => {
  const stripes = [-1, -0.34, 0.34, 1]
    .map((share) =>
      stroke(`M${share * 20} -116Q${share * 128} -34 ${share * 30} 44`, '#fff', 3, 0.5),
    )
    .join('');
  return (
    stroke('M-30 40L-18 80M30 40L18 80', '#5a3415', 3.4) +
    embossed(
      pen,
      surface(
        pen,
        'M0 -118C66 -118 92 -68 84 -24C76 12 42 30 32 50H-32C-42 30 -76 12 -84 -24C-92 -68 -66 -118 0 -118Z',
        paint(tint, 0.2, 0.6),
        2.6,
      ) +
        surface(
          pen,
          'M0 -118C26 -118 34 -68 32 -24C28 12 16 30 12 50H-12C-16 30 -28 12 -32 -24C-34 -68 -26 -118 0 -118Z',
          paint(tint + 50, 0.16, 0.76),
          1.6,
        ) +
        stripes,
      6,
      0.9,
    ) +
    embossed(pen, surface(pen, roundRect(-24, 78, 48, 34, 7), wood, 2.2), 4, 0.7) +
    stroke('M-22 90H22M-22 102H22', '#3d230e', 2, 0.6)
  );
});

/** A paper kite on its string. */
export const kite: Motif = motif('kite kites paper', 'heavens meadow', (pen, tint) => {
  const bow = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${surface(pen, polygon('0,0 -18,-9 -18,9'), paint(tint + 90, 0.19, 0.64), 1.4)}${surface(pen, polygon('0,0 18,-9 18,9'), paint(tint + 90, 0.19, 0.64), 1.4)}</g>`;
  return (
    stroke('M8 62C-30 84 40 92 4 112S-50 120 -70 128', '#f3e6c8', 3.4) +
    bow(-2, 82, 20) +
    bow(14, 100, -24) +
    embossed(
      pen,
      surface(pen, polygon('0,-116 72,-26 10,64 -66,-26'), paint(tint, 0.21, 0.58), 2.6) +
        surface(pen, polygon('0,-116 72,-26 2,-26'), paint(tint + 60, 0.17, 0.74), 1.6) +
        surface(pen, polygon('-66,-26 2,-26 10,64'), paint(tint + 60, 0.17, 0.74), 1.6),
      5,
      0.8,
    ) +
    stroke('M0 -116L10 64M-66 -26H72', '#5a3415', 3.4) +
    surface(pen, ellipse(2, -26, 7), wood, 1.4)
  );
});
