import { embossed, flat, ivory, stroke, surface, type Material } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, smooth } from '../../../core/shapes.ts';
import { orb } from './parts.ts';

/** What tells one fish from another. Fish face right in a box of 200×130. */
export interface FishOptions {
  skin: Material;
  fins: Material;
  belly?: string;
  bands?: readonly string[];
  deep?: boolean;
}

/** A bony fish. */
export function fishBody(pen: Pen, options: FishOptions): string {
  const tall = options.deep ? 1.35 : 1;
  const body = smooth([
    [86, 6],
    [66, -28 * tall],
    [20, -48 * tall],
    [-30, -36 * tall],
    [-62, -10],
    [-62, 12],
    [-28, 38 * tall],
    [22, 46 * tall],
    [66, 30 * tall],
  ]);
  const tail = smooth('-56,0 -84,-36 -104,-46 -96,-14 -90,2 -98,20 -104,50 -82,38');
  const top = smooth([
    [40, -40 * tall],
    [14, -78 * tall],
    [-26, -72 * tall],
    [-50, -44],
    [-48, -20],
  ]);
  const low = smooth([
    [10, 40 * tall],
    [-8, 68 * tall],
    [-40, 60 * tall],
    [-40, 30],
  ]);
  const bands = (options.bands ?? [])
    .map((colour, index) => {
      const x = 46 - index * 40;
      return `${flat(`M${x - 15} -90Q${x + 8} 0 ${x - 15} 90H${x + 9}Q${x + 30} 0 ${x + 9} -90Z`, '#171320')}${flat(`M${x - 11} -90Q${x + 11} 0 ${x - 11} 90H${x + 5}Q${x + 26} 0 ${x + 5} -90Z`, colour)}`;
    })
    .join('');
  const scales = Array.from(
    { length: 18 },
    (_, index) =>
      `M${num(34 - (index % 6) * 15)} ${num(-24 + Math.floor(index / 6) * 22)}q-9 9 0 18`,
  ).join('');
  return (
    embossed(
      pen,
      surface(pen, tail, options.fins, 2) +
        surface(pen, top, options.fins, 2) +
        surface(pen, low, options.fins, 2),
      3,
      0.6,
    ) +
    embossed(
      pen,
      surface(pen, body, options.skin, 2.2) +
        `<g clip-path="${pen.clip(body)}">${options.belly ? flat(ellipse(20, 50 * tall, 80, 30), options.belly, 0.8) : ''}${bands}${stroke(scales, options.skin.line, 2, 0.3)}</g>`,
      8,
      0.8,
    ) +
    embossed(
      pen,
      surface(pen, smooth('14,10 -10,8 -28,24 -12,34 8,28'), options.fins, 1.8),
      2,
      0.6,
    ) +
    stroke('M82 16Q70 22 62 18', options.skin.line, 3) +
    orb(pen, 56, -10, 14, ivory, 1.6) +
    flat(ellipse(60, -9, 7), '#14101c') +
    flat(ellipse(63, -13, 2.6), '#fff')
  );
}
