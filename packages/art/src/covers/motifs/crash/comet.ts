import { oklch } from '../../../core/colour.ts';
import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, smooth } from '../../../core/shapes.ts';
import { glint, glow, softly } from '../../../scenes/light.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { rocketShip } from './rocket-ship.ts';

const rock = smooth('0,-46 30,-36 46,-6 38,28 10,46 -22,42 -44,20 -46,-14 -26,-40');

/** A burning comet whose head is at 0,0, on its way to the upper right. */
function burning(pen: Pen, hue: number): string {
  const tail = (reach: number, wide: number): string =>
    smooth([
      [wide * 0.72, wide * 0.72],
      [-reach * 0.25, reach * 0.62],
      [-reach, reach],
      [-reach * 0.5, reach * 0.34],
      [-reach * 0.88, reach * 0.4],
      [-reach * 0.42, reach * 0.04],
      [-wide * 0.72, -wide * 0.72],
    ]);
  const craters = ellipse(-14, -12, 11, 9) + ellipse(16, 8, 13, 11) + ellipse(-12, 22, 8, 7);
  return (
    softly(pen, 6, flat(tail(168, 56), oklch(0.62, 0.22, hue), 0.85)) +
    flat(tail(146, 50), oklch(0.7, 0.2, 40)) +
    flat(tail(112, 44), oklch(0.82, 0.17, 70)) +
    flat(tail(76, 36), '#fff4b8') +
    glow(pen, 6, -6, 96, '#ffd27a', 0.9) +
    embossed(pen, surface(pen, rock, paint(40, 0.07, 0.46), 2.4), 7, 0.9) +
    flat(craters, '#2b1712', 0.75) +
    stroke('M-24 -10A11 9 0 0 1 -6 -18M4 6A13 11 0 0 1 24 0', '#e9b98c', 2.4, 0.8) +
    stroke('M-8 -54C26 -54 56 -26 54 10', '#fff8d8', 7, 0.95) +
    glint(34, -34, 26, '#fff8d8')
  );
}

/** A comet climbing. */
export const comet: Motif = motif(
  'comet crash meteor asteroid',
  'space grid peaks',
  (pen, tint) => {
    const spark = (x: number, y: number, r: number): string =>
      orb(pen, x, y, r, paint(50, 0.16, 0.7), 1);
    return (
      place(burning(pen, tint), 42, -42, 1.02) +
      spark(-30, 92, 7) +
      spark(-96, 12, 6) +
      spark(10, 62, 5) +
      spark(-58, -26, 5)
    );
  },
);

/** A small ship after a great comet. */
export const chaser: Motif = motif('comet+chaser chaser', 'space', (pen, tint) => {
  const light = stroke('M-112 108C-92 96 -78 88 -62 72', oklch(0.86, 0.16, tint), 6, 0.8);
  return (
    place(burning(pen, tint + 60), 56, -54, 0.84) +
    light +
    place(rocketShip(pen, paint(250, 0.02, 0.93), paint(tint, 0.2, 0.55)), -44, 56, 0.5, 46)
  );
});
