import { embossed, flat, paint, surface } from '../../../core/material.ts';
import { ellipse, place, regular, ring, smooth } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A sea turtle. */
export const turtle: Motif = motif('turtle tortoise ancient emperor shell', 'ocean sea', (pen) => {
  const skin = paint(150, 0.11, 0.6);
  const limbs =
    surface(
      pen,
      smooth('30,-34 74,-82 100,-88 86,-50 58,-18') + smooth('30,34 64,70 84,84 72,44 52,20'),
      skin,
      2,
    ) +
    surface(
      pen,
      smooth('-50,-26 -84,-50 -90,-34 -66,-12') + smooth('-50,26 -80,52 -90,40 -66,12'),
      skin,
      2,
    );
  const shell = ellipse(0, 0, 72, 56);
  const plates = [
    ...ring(0, 0, 40, 6, 0.5).map(([x, y]) => regular(x * 1.15, y * 0.85, 19, 6)),
    regular(0, 0, 22, 6),
  ].join('');
  return place(
    embossed(
      pen,
      limbs + surface(pen, smooth('62,-16 92,-20 108,-2 94,18 64,16'), skin, 2),
      4,
      0.6,
    ) +
      embossed(pen, surface(pen, shell, paint(75, 0.12, 0.5), 2.4), 8, 0.8) +
      `<g clip-path="${pen.clip(shell)}">${embossed(pen, surface(pen, plates, paint(110, 0.13, 0.62), 2.4), 3, 0.7)}</g>` +
      flat(ellipse(94, -8, 4), '#0d1410') +
      flat(ellipse(95, -9, 1.4), '#fff'),
    -6,
    6,
    1,
    -18,
  );
});
