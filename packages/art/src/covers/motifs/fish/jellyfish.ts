import { oklch } from '../../../core/colour.ts';
import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, ribbon } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** Glowing jellyfish. */
export const jellyfish: Motif = motif(
  'jellyfish jelly medusa glow neon deep abyss',
  'ocean space',
  (pen, tint) => {
    const one = (hue: number): string => {
      const bell =
        'M-60 0C-60 -60 -30 -84 0 -84S60 -60 60 0C48 -10 40 6 30 4S8 -8 0 2S-20 6 -30 4S-48 -10 -60 0Z';
      const arms = [-40, -20, 0, 20, 40]
        .map((x, index) =>
          ribbon(
            [
              [x, -4],
              [x + (index % 2 ? 14 : -14), 34],
              [x + (index % 2 ? -12 : 12), 70],
              [x, 108],
            ],
            (t) => 13 * (1 - t) + 2,
          ),
        )
        .join('');
      return (
        glow(pen, 0, -20, 110, oklch(0.8, 0.18, hue), 0.7) +
        `<g opacity="0.8">${surface(pen, arms, paint(hue + 30, 0.17, 0.74), 0)}</g>` +
        `<g opacity="0.92">${embossed(pen, surface(pen, bell, paint(hue, 0.18, 0.68), 1.6), 9, 0.9)}</g>` +
        flat(ellipse(0, -34, 30, 24), '#fff', 0.22) +
        [-26, 0, 26]
          .map((x) => stroke(`M${x} -56Q${x * 1.4} -30 ${x * 1.5} -8`, '#fff', 2.4, 0.5))
          .join('')
      );
    };
    return (
      place(one(tint + 60), 66, -34, 0.5, 14) +
      place(one(tint + 160), -70, 26, 0.42, -12) +
      place(one(tint), -4, -8, 1, 6)
    );
  },
);
