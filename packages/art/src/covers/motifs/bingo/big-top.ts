import { embossed, flat, gold, ivory, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, polygon, roundRect } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { numberBall } from '../kit/balls.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The striped tent of a circus, its gate open. */
export function bigTopTent(pen: Pen, tint: number): string {
  const cloth = paint(tint, 0.21, 0.54);
  const edges = [-96, -58, -20, 20, 58, 96];
  const roof = edges
    .slice(0, -1)
    .map((from, index) =>
      surface(
        pen,
        polygon([
          [0, -84],
          [edges[index + 1]!, -8],
          [from, -8],
        ]),
        index % 2 ? ivory : cloth,
        1.8,
      ),
    )
    .join('');
  const scallops = edges
    .slice(0, -1)
    .map((from, index) => {
      const to = edges[index + 1]!;
      const middle = (from + to) / 2;
      return surface(
        pen,
        `M${from} -10H${to}V4Q${middle} 34 ${from} 4Z`,
        index % 2 ? cloth : ivory,
        1.8,
      );
    })
    .join('');
  const walls = [-84, -50, -18, 18, 50]
    .map((x, index) =>
      surface(
        pen,
        `M${x} -4H${[-50, -18, 18, 50, 84][index]}V92H${x}Z`,
        index % 2 ? ivory : cloth,
        1.6,
      ),
    )
    .join('');
  const flag = (x: number, y: number, hue: number): string =>
    stroke(`M${x} ${y}V${y - 34}`, '#5a3415', 3.4) +
    surface(pen, `M${x} ${y - 34}L${x + 32} ${y - 24}L${x} ${y - 12}Z`, paint(hue, 0.2, 0.6), 1.6);
  const bulbs = edges
    .map((x) => glow(pen, x, -8, 16, '#fff2b0', 1) + orb(pen, x, -8, 5, gold, 1))
    .join('');
  return (
    flag(0, -82, tint + 160) +
    embossed(pen, walls, 3, 0.6) +
    flat('M-18 92V34C-18 10 18 10 18 34V92Z', '#22101c') +
    glow(pen, 0, 70, 36, '#ffcf6a', 0.9) +
    surface(
      pen,
      'M-18 92V20L-4 18C-6 50 -10 70 -18 92ZM18 92V20L4 18C6 50 10 70 18 92Z',
      gold,
      1.4,
    ) +
    embossed(pen, roof + scallops, 5, 0.7) +
    surface(pen, roundRect(-9, -92, 18, 14, 5), gold, 1.6) +
    bulbs
  );
}

/** The carnival's big top, balls before its gate. */
export const bigTop: Motif = motif(
  'carnival fair circus tent',
  'burst candyland city',
  (pen, tint) =>
    bigTopTent(pen, tint) +
    place(numberBall(pen, 0, 0, 34, tint + 120, '90'), -64, 74) +
    place(numberBall(pen, 0, 0, 29, tint + 210, '17'), 66, 80),
);
