import { oklch } from '../../../core/colour.ts';
import { embossed, gold, stroke } from '../../../core/material.ts';
import { num, place, roundRect, sampleCurve } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';
import { buffalo } from '../slots/buffalo.ts';
import { cube } from './chain.ts';

/** Links along a curve, each turned as the curve runs. */
const links = (spine: string, count: number): string =>
  sampleCurve(spine, count)
    .map(({ point: [x, y], normal }, index) => {
      const turn = (Math.atan2(-normal[0], normal[1]) * 180) / Math.PI;
      const half = index % 2 ? 4 : 9;
      const link = roundRect(-14, -half, 28, half * 2, half);
      return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${stroke(link, gold.line, 9)}${stroke(link, '#ffd25e', 5.5)}</g>`;
    })
    .join('');

/** A bull that draws a chain of blocks. */
export const chainedBull: Motif = motif(
  'niu+chain',
  'circuit grid volcano',
  (pen, tint) =>
    glow(pen, 0, 0, 130, oklch(0.82, 0.18, tint), 0.6) +
    place(cube(pen, 38, tint, '9'), -82, 62) +
    place(cube(pen, 38, tint + 60, 'A'), 82, 62) +
    place(buffalo.draw(pen, tint), 0, -18, 0.84) +
    embossed(pen, links('-66,52 -34,84 0,92 34,84 66,52', 9), 2.4, 0.9),
);
