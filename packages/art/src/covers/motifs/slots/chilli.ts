import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ink, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A red-hot pepper under a sombrero. */
export const chilli: Motif = motif(
  'chilli chili chilies pepper mexico mexican fiesta taco salsa mariachi spicy jalapeno',
  'desert meadow burst',
  (pen, tint) => {
    const red = paint(25, 0.23, 0.52);
    const hat =
      surface(
        pen,
        smooth('-104,-26 -60,-40 60,-40 104,-26 84,-6 0,-14 -84,-6'),
        paint(80, 0.15, 0.74),
        2.2,
      ) +
      surface(
        pen,
        smooth('-46,-36 -34,-86 0,-104 34,-86 46,-36 0,-30'),
        paint(80, 0.15, 0.76),
        2.2,
      ) +
      surface(
        pen,
        'M-44 -50C-20 -42 20 -42 44 -50L46 -34C20 -26 -20 -26 -46 -34Z',
        paint(tint, 0.2, 0.52),
        1.4,
      ) +
      stroke('M-96 -22C-60 -8 60 -8 96 -22', oklch(0.6, 0.2, tint), 4);
    const bean = (x: number, turn: number): string =>
      place(
        surface(pen, smooth('-30,-50 24,-52 36,0 30,56 54,98 10,88 -26,50 -40,0'), red, 2.2),
        x,
        24,
        1,
        turn,
      );
    return (
      embossed(
        pen,
        place(bean(0, 0), -46, 6, 0.8, 22, true) + place(bean(0, 0), 48, 8, 0.8, -20) + bean(0, 0),
        6,
        1,
      ) +
      mirrored(orb(pen, 17, 20, 12, ivory, 1.6) + flat(ellipse(18, 22, 5.5), '#1a0d0a')) +
      stroke('M-18 46Q0 62 18 46', '#4a0606', 4) +
      surface(pen, smooth('-26,38 -10,34 0,38 10,34 26,38 10,44 0,41 -10,44'), ink, 0) +
      embossed(pen, hat, 4, 0.7)
    );
  },
);
