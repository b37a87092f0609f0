import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, ribbon, roundRect } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A climber on the wall of a tower, the flag within reach. */
export const climber: Motif = motif('tower+climb climb climber', 'heavens peaks', (pen, tint) => {
  const stone = paint(60, 0.04, 0.62);
  const skin = paint(58, 0.09, 0.74);
  const shirt = paint(tint, 0.21, 0.55);
  const trousers = paint(tint + 150, 0.1, 0.36);
  const bricks = Array.from({ length: 30 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    return roundRect(-56 + column * 26 - (row % 2) * 13, -56 + row * 29, 23, 25, 4);
  }).join('');
  const wall = roundRect(-52, -62, 104, 180, 4);
  const battlement = [-64, -32, 0, 32].map((x) => roundRect(x, -92, 24, 30, 3)).join('');
  const limb = (spine: string, thick: number, cloth: typeof skin): string =>
    surface(
      pen,
      ribbon(spine, (t) => thick * (1 - 0.3 * t)),
      cloth,
      2,
    );
  const figure =
    limb('10,34 -20,52 -16,84', 21, trousers) +
    limb('22,36 46,58 34,92', 21, trousers) +
    surface(
      pen,
      roundRect(-26, 80, 24, 14, 6) + roundRect(24, 88, 26, 14, 6),
      paint(30, 0.1, 0.3),
      1.8,
    ) +
    limb('2,-14 -26,-34 -30,-70', 17, shirt) +
    limb('28,-12 52,-30 42,-60', 17, shirt) +
    orb(pen, -30, -74, 10, skin, 1.8) +
    orb(pen, 42, -64, 10, skin, 1.8) +
    surface(pen, 'M-6 -22C8 -28 24 -28 36 -20L30 38H2Z', shirt, 2.2) +
    surface(pen, roundRect(-2, -12, 34, 36, 9), paint(72, 0.14, 0.6), 2) +
    orb(pen, 14, -42, 21, paint(40, 0.08, 0.36), 2) +
    surface(pen, 'M-8 -46C-6 -70 34 -70 36 -46Q14 -54 -8 -46Z', shirt, 2);
  const flag =
    stroke('M0 -62V-138', '#5a3415', 5) +
    surface(
      pen,
      'M2 -136C22 -146 34 -128 58 -138L54 -104C34 -96 22 -112 2 -102Z',
      paint(tint + 60, 0.2, 0.6),
      2,
    );
  return place(
    flag +
      embossed(pen, surface(pen, wall, stone, 2.4) + surface(pen, battlement, stone, 2.2), 4, 0.6) +
      `<g clip-path="${pen.clip(wall)}">${embossed(pen, surface(pen, bricks, paint(60, 0.04, 0.7), 1), 2, 0.6)}</g>` +
      flat(ellipse(24, 46, 46, 60), '#000', 0.18) +
      stroke('M14 -62C22 -30 20 10 14 34', '#ffe08a', 3.4) +
      place(embossed(pen, figure, 4, 0.7), 4, 14, 0.92),
    0,
    6,
    0.86,
  );
});
