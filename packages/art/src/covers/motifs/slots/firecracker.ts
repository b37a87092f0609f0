import { oklch } from '../../../core/colour.ts';
import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { roundRect, star } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A string of firecrackers with its fuse alight. */
export const firecracker: Motif = motif(
  'firecracker firecrackers crackers fireworks',
  'temple burst city',
  (pen) => {
    const red = paint(28, 0.22, 0.55);
    const one = (x: number, y: number, turn: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${surface(pen, roundRect(-15, -32, 30, 64, 7), red, 2)}${surface(pen, roundRect(-15, -32, 30, 12, 4), gold, 1.4)}${surface(pen, roundRect(-15, 20, 30, 12, 4), gold, 1.4)}</g>`;
    const pairs = [-62, -18, 26, 70].map(
      (y, row) => one(-34, y, 34 - row * 3) + one(34, y, -34 + row * 3),
    );
    return (
      stroke('M0 -112Q10 -60 0 -20T0 104', '#5a3415', 6) +
      embossed(pen, pairs.join(''), 4, 0.9) +
      glow(pen, 4, -112, 62, oklch(0.92, 0.17, 80), 1) +
      surface(pen, star(4, -112, 34, 11, 9), paint(75, 0.18, 0.84), 1.4) +
      surface(pen, star(4, -112, 16, 7, 7), paint(95, 0.08, 0.95), 0)
    );
  },
);
