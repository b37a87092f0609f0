import { embossed, leaf, paint, surface } from '../../../core/material.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { beastFace } from '../kit/beast.ts';
import { petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A friendly panda. */
export const panda: Motif = motif('panda pandas bamboo bear', 'forest palace meadow', (pen) => {
  const cane = (x: number, turn: number): string =>
    place(
      embossed(
        pen,
        surface(
          pen,
          [0, 1, 2, 3].map((index) => roundRect(-9, -110 + index * 56, 18, 54, 6)).join(''),
          paint(132, 0.17, 0.62),
          1.6,
        ) + surface(pen, petalPath(6, -50, 46, 11, 60) + petalPath(-6, 0, 46, 11, -64), leaf, 1.2),
        3,
        0.5,
      ),
      x,
      0,
      1,
      turn,
    );
  return (
    cane(-82, -6) +
    cane(84, 7) +
    beastFace(pen, {
      fur: paint(90, 0.012, 0.95),
      muzzle: paint(90, 0.01, 0.97),
      eyes: '#7a4a22',
      ears: 'round',
      marks: 'patches',
    })
  );
});
