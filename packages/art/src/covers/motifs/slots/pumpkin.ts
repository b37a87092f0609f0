import { embossed, flat, leaf, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, smooth } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';
import { softly } from '../../../scenes/light.ts';

/** A carved pumpkin and bats. */
export const pumpkin: Motif = motif(
  'pumpkin halloween spooky ghost haunted trick night dead zombie',
  'forest city cave',
  (pen) => {
    const bat =
      'M0 0C8 -10 14 -8 20 -18C28 -14 40 -18 50 -4C38 -4 34 4 30 10C22 4 14 6 10 14L0 20L-10 14C-14 6 -22 4 -30 10C-34 4 -38 -4 -50 -4C-40 -18 -28 -14 -20 -18C-14 -8 -8 -10 0 0Z';
    const skin = paint(52, 0.18, 0.68);
    const face =
      'M-46 -10L-16 -22L-24 6ZM46 -10L16 -22L24 6ZM0 2L9 18H-9ZM-56 28C-30 44 30 44 56 28C50 58 30 72 16 72L14 60H2L0 72C-30 72 -50 56 -56 28Z';
    return (
      place(flat(bat, '#17091f'), -62, -92, 0.9, -14) +
      place(flat(bat, '#17091f'), 68, -80, 0.7, 12) +
      embossed(
        pen,
        surface(pen, smooth('-6,-56 -14,-92 10,-104 16,-92 4,-84 10,-56'), leaf, 2) +
          [-52, 52, -28, 28, 0]
            .map((x) => surface(pen, ellipse(x, 20, 44, 78 - Math.abs(x) * 0.2), skin, 2))
            .join(''),
        6,
        0.6,
      ) +
      softly(pen, 4, flat(face, '#ffdf3a')) +
      flat(
        face,
        pen.linear([
          [0, '#fffbd0'],
          [0.5, '#ffc400'],
          [1, '#ff7a00'],
        ]),
      ) +
      stroke(face, '#5b2405', 2.6)
    );
  },
);
