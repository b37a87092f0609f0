import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, roundRect, smooth } from '../../../core/shapes.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A piggy bank. */
export const piggy: Motif = motif(
  'piggy pig cashback rebate bank saving savings cash money',
  'meadow burst silk',
  (pen, tint) => {
    const skin = paint(tint % 40, 0.13, 0.76);
    const legs = surface(
      pen,
      roundRect(-50, 44, 26, 48, 8) + roundRect(24, 44, 26, 48, 8),
      paint(tint % 40, 0.13, 0.64),
      2,
    );
    return (
      coin(pen, 0, -92, 26, 0.95) +
      embossed(
        pen,
        legs +
          surface(
            pen,
            smooth('-4,-62 52,-52 84,-10 76,40 40,64 -40,64 -80,36 -86,-14 -50,-54'),
            skin,
            2.4,
          ),
        9,
        0.8,
      ) +
      embossed(
        pen,
        surface(pen, smooth('30,-44 34,-78 60,-70 66,-40'), skin, 2) +
          surface(pen, ellipse(78, 8, 20, 25), paint(tint % 40, 0.14, 0.7), 2),
        3,
        0.7,
      ) +
      flat(ellipse(73, 6, 3.4, 6) + ellipse(85, 6, 3.4, 6), '#6b2436') +
      flat(ellipse(52, -18, 6, 8), '#24141a') +
      flat(ellipse(54, -21, 2.2), '#fff') +
      flat(roundRect(-24, -62, 46, 7, 3.5), '#6b2436') +
      stroke('M-84 4C-104 0 -104 -22 -92 -22S-88 -4 -104 -2', skin.base, 6)
    );
  },
);
