import { embossed, flat, ivory, leaf, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place } from '../../../core/shapes.ts';
import { coin, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A coconut and an opened half, full of coins. */
export const coconut: Motif = motif('coconut coco palm', 'sea meadow candyland', (pen) => {
  const shell = paint(48, 0.09, 0.4);
  const husk = Array.from(
    { length: 9 },
    (_, index) => `M${-52 + index * 13} -44Q${-60 + index * 15} 4 ${-46 + index * 12} 48`,
  ).join('');
  const fronds = [-78, -48, -16, 20, 52, 82]
    .map((turn, index) => petalPath(-22, -66, 92 - (index % 2) * 14, 15, turn))
    .join('');
  const whole =
    orb(pen, 0, 0, 66, shell, 2.4) +
    stroke(husk, shell.dark, 2.4, 0.6) +
    flat(ellipse(-16, -34, 9, 7) + ellipse(14, -38, 9, 7) + ellipse(2, -14, 9, 7), '#22120a');
  const half =
    surface(pen, 'M-66 0C-66 52 -34 70 0 70S66 52 66 0Z', shell, 2.4) +
    surface(pen, ellipse(0, 0, 66, 24), ivory, 2.4) +
    surface(pen, ellipse(0, 2, 52, 17), paint(210, 0.03, 0.86), 0);
  return (
    embossed(pen, surface(pen, fronds, leaf, 1.8), 3, 0.6) +
    place(whole, -30, -8) +
    place(embossed(pen, half, 5, 0.6), 40, 36, 0.98, -8) +
    place(
      coin(pen, -24, 0, 17, 0.6) +
        coin(pen, 22, 2, 17, 0.6) +
        coin(pen, 0, -8, 18, 0.7) +
        coin(pen, 4, -24, 16, 0.9),
      40,
      32,
      1,
      -8,
    ) +
    coin(pen, 92, -42, 15, 0.8) +
    coin(pen, -92, 78, 16, 0.7)
  );
});
