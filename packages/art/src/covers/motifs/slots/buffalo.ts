import { bone, embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, ribbon, smooth } from '../../../core/shapes.ts';
import { mirrored, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A horned bull. */
export const buffalo: Motif = motif(
  'buffalo bison bull bulls ox toro stampede rodeo matador thunder',
  'desert meadow volcano',
  (pen) => {
    const fur = paint(45, 0.06, 0.34);
    const tufts = Array.from({ length: 9 }, (_, index) =>
      petalPath(0, -46, 46, 14, -72 + index * 18),
    ).join('');
    return (
      embossed(
        pen,
        mirrored(
          surface(
            pen,
            ribbon('38,-46 86,-44 112,-78 100,-118', (t) => 36 * (1 - t) + 3),
            bone,
            2.2,
          ) + surface(pen, petalPath(50, -24, 50, 17, 108), fur, 2),
        ),
        4,
        0.7,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-66 44,-60 62,-24 48,18 38,62 22,92 -22,92 -38,62 -48,18 -62,-24 -44,-60'),
          fur,
          2.4,
        ) + surface(pen, tufts, paint(42, 0.07, 0.26), 1.4),
        6,
        0.5,
      ) +
      mirrored(
        flat('M16 -8C24 -18 40 -18 48 -8C40 0 24 0 16 -8Z', '#120806') +
          flat(ellipse(32, -8, 6), '#ff4a1c') +
          flat(ellipse(33, -10, 2), '#fff') +
          surface(pen, 'M8 -20C24 -34 48 -30 56 -20C40 -20 24 -16 12 -8Z', fur, 1),
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,40 36,44 44,70 26,96 -26,96 -44,70 -36,44'),
          paint(40, 0.04, 0.48),
          2,
        ),
        5,
        0.7,
      ) +
      mirrored(flat(ellipse(19, 64, 9, 7), '#150b09')) +
      stroke('M-14 72C-18 104 18 104 14 72', '#f2bf3c', 7) +
      stroke('M-14 72C-18 104 18 104 14 72', '#fff0b0', 2)
    );
  },
);
