import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, polygon, ribbon, smooth } from '../../../core/shapes.ts';
import { mirrored } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A cobra with spread hood. */
export const cobra: Motif = motif(
  'cobra snake serpent medusa viper python hydra anaconda',
  'desert temple forest cave',
  (pen, tint) => {
    const skin = paint(tint, 0.17, 0.46);
    const belly = paint(88, 0.12, 0.84);
    const bands = [0, 1, 2, 3, 4, 5]
      .map((index) =>
        stroke(
          `M${-24 + index} ${8 + index * 14}Q0 ${16 + index * 14} ${24 - index} ${8 + index * 14}`,
          belly.dark,
          2.4,
          0.7,
        ),
      )
      .join('');
    return (
      embossed(
        pen,
        surface(
          pen,
          ribbon('10,92 74,106 96,74 44,60 -50,84 -104,70', (t) => 34 * (1 - t) + 6),
          skin,
          2.2,
        ),
        6,
        0.7,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-92 40,-84 74,-40 62,20 34,70 30,104 -30,104 -34,70 -62,20 -74,-40 -40,-84'),
          skin,
          2.4,
        ) + surface(pen, smooth('0,-24 26,-6 28,50 20,104 -20,104 -28,50 -26,-6'), belly, 1.6),
        7,
        0.7,
      ) +
      bands +
      mirrored(stroke('M52 -36C60 -16 54 8 44 26', '#ffd968', 5, 0.9)) +
      embossed(
        pen,
        surface(pen, smooth('0,-86 30,-78 40,-48 22,-16 0,-8 -22,-16 -40,-48 -30,-78'), skin, 2.2),
        5,
        0.9,
      ) +
      mirrored(
        flat('M8 -46L34 -56L30 -40L14 -36Z', '#fff04a') + flat(ellipse(22, -46, 2.6, 6), '#180808'),
      ) +
      flat(polygon('-12,-16 -6,-15 -9,6') + polygon('12,-16 6,-15 9,6'), '#fff') +
      stroke('M0 -10V14M0 14L-7 26M0 14L7 26', '#e0203a', 3.4)
    );
  },
);
