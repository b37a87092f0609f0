import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, smooth } from '../../../core/shapes.ts';
import { mirrored, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A scarab with spread wings and the sun. */
export const scarab: Motif = motif(
  'scarab scarabs beetle cleopatra egypt sands tomb mummy amulet',
  'desert temple brocade',
  (pen, tint) => {
    const wing = Array.from({ length: 8 }, (_, index) =>
      surface(
        pen,
        petalPath(14, 14, 104 - index * 6, 12, 46 + index * 9),
        index % 2 ? gold : paint(tint, 0.17, 0.48),
        1.4,
      ),
    ).join('');
    return (
      glow(pen, 0, -70, 70, '#ffe680', 0.9) +
      embossed(pen, mirrored(wing), 2.6, 0.8) +
      embossed(
        pen,
        surface(pen, ellipse(0, -74, 34), paint(45, 0.19, 0.66), 2) +
          stroke(ellipse(0, -74, 34), '#ffd968', 5),
        3,
        0.9,
      ) +
      embossed(
        pen,
        mirrored(
          stroke('M20 -16C40 -26 44 -44 36 -56M24 30L52 46L56 72M18 62L36 82L34 104', '#c9860f', 8),
        ) +
          surface(pen, smooth('0,-36 28,-24 26,-4 0,2 -26,-4 -28,-24'), gold, 2) +
          surface(pen, smooth('0,-4 38,8 42,54 0,94 -42,54 -38,8'), paint(tint, 0.17, 0.46), 2.2) +
          stroke('M0 -2V92M-38 16C-16 6 16 6 38 16', '#ffd75c', 4),
        5,
        1,
      )
    );
  },
);
