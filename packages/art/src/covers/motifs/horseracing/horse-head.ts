import { embossed, flat, gold, stroke, surface, type Material } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, ribbon, smooth } from '../../../core/shapes.ts';
import { orb, petalPath } from '../kit/parts.ts';

/** A horse's head in profile, facing right. */
export function horseHead(pen: Pen, coat: Material, mane: Material): string {
  const head = smooth(
    '-62,110 -58,50 -40,0 -18,-44 2,-72 16,-70 34,-52 62,-12 84,22 86,38 72,50 54,48 40,36 20,24 10,46 18,80 34,112',
    true,
    0.9,
  );
  const locks = [0, 1, 2, 3, 4, 5]
    .map((index) =>
      ribbon(
        [
          [-2 - index * 11, -66 + index * 26],
          [-34 - index * 9, -60 + index * 26],
          [-62 - index * 7, -34 + index * 28],
          [-84 - index * 3, -36 + index * 27],
        ],
        (t) => 26 * (1 - t) + 3,
      ),
    )
    .join('');
  return (
    embossed(pen, surface(pen, locks, mane, 1.6), 3, 0.5) +
    embossed(
      pen,
      surface(pen, petalPath(2, -58, 46, 13, 4), coat, 1.8) +
        surface(pen, head, coat, 2.4) +
        surface(pen, petalPath(-10, -54, 44, 12, -8), coat, 1.8),
      7,
      0.5,
    ) +
    embossed(
      pen,
      surface(
        pen,
        ribbon('8,-66 16,-52 14,-36', (t) => 20 * (1 - t) + 4),
        mane,
        1.4,
      ),
      2,
      0.4,
    ) +
    flat('M14 -34C22 -42 34 -40 38 -32C32 -26 20 -26 14 -34Z', '#140c0a') +
    flat(ellipse(27, -35, 3), '#fff') +
    flat(ellipse(76, 26, 5, 7), '#1c1110', 0.85) +
    stroke('M60 44C66 42 72 42 78 44', '#1c1110', 2.6) +
    stroke('M-6 22C12 6 26 -10 40 -40M30 30L66 2M40 -40L66 2M-6 22L-60 70', '#3b1608', 7) +
    stroke('M-6 22C12 6 26 -10 40 -40M30 30L66 2M40 -40L66 2M-6 22L-60 70', '#d9792d', 4) +
    orb(pen, 31, 28, 6, gold, 1)
  );
}
