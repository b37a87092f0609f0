import {
  embossed,
  flat,
  gold,
  ink,
  paint,
  silver,
  stroke,
  surface,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, polygon, ring, type Point } from '../../../core/shapes.ts';
import { glint } from '../../../scenes/light.ts';
import { orb } from '../kit/parts.ts';
import { sign } from '../kit/sign.ts';
import { motif, type Motif } from '../motif.types.ts';

const fields = 20;

/** One field of the ring, the first one up. */
function field(pen: Pen, index: number, tint: number): string {
  const step = (2 * Math.PI) / fields;
  const at = (angle: number, radius: number): Point => [
    Math.sin(angle) * radius,
    -Math.cos(angle) * radius,
  ];
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
  const shape = polygon([at(from, 58), at(from, 95), at(index * step, 96), at(to, 95), at(to, 58)]);
  const isPaying = index % 2 === 0;
  return surface(pen, shape, isPaying ? paint(tint + index * 36, 0.2, 0.62) : ink, 1.4);
}

const flapper = (pen: Pen): string =>
  embossed(
    pen,
    surface(
      pen,
      'M-17 -122A17 17 0 0 1 17 -122C17 -108 6 -96 0 -78C-6 -96 -17 -108 -17 -122Z',
      silver,
      2,
    ),
    3,
    0.9,
  ) + orb(pen, 0, -121, 8, paint(25, 0.22, 0.55), 1.2);

/** A ring of coloured fields round what they multiply by, a flapper between the pegs. */
export const ringWheel: Motif = motif('wheel', 'stage burst city grid', (pen, tint) => {
  const all = Array.from({ length: fields }, (_, index) => field(pen, index, tint));
  const pegs = ring(0, 0, 100, fields, Math.PI / fields);
  return place(
    embossed(pen, surface(pen, ellipse(0, 0, 108), silver, 2.4), 4, 0.8) +
      `<g transform="rotate(-5)">${all.join('')}${pegs.map(([x, y]) => orb(pen, x, y, 4.2, gold, 0.8)).join('')}</g>` +
      stroke(ellipse(0, 0, 96), '#fff6d8', 2, 0.8) +
      embossed(pen, surface(pen, ellipse(0, 0, 60), gold, 2.2), 4, 0.8) +
      surface(pen, ellipse(0, 0, 50), paint(tint + 180, 0.14, 0.32), 1.8) +
      flat('M-44 -8A45 45 0 0 1 20 -40C-8 -36 -32 -26 -44 -8Z', '#fff', 0.25) +
      place(sign(pen, '50X', 'heavy', 32), 0, 2) +
      flapper(pen) +
      glint(58, -66, 22),
    0,
    8,
    0.92,
  );
});
