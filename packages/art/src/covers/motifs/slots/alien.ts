import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ink, paint, silver, stroke, surface } from '../../../core/material.ts';
import { smooth } from '../../../core/shapes.ts';
import { mirrored, orb, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A visitor from far away. */
export const alien: Motif = motif(
  'alien ufo cosmic galaxy space invader martian stellar nova star galactic robot',
  'space grid cave',
  (pen, tint) => {
    const skin = paint(pen.random.chance(0.6) ? 140 : tint, 0.18, 0.68);
    return (
      embossed(
        pen,
        mirrored(
          stroke('M24 -70C34 -96 46 -104 54 -112', skin.dark, 6) +
            orb(pen, 56, -114, 11, paint(tint, 0.2, 0.62), 1.6),
        ),
        2,
        0.6,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-92 58,-78 80,-30 58,24 20,62 0,68 -20,62 -58,24 -80,-30 -58,-78'),
          skin,
          2.4,
        ),
        9,
        0.9,
      ) +
      mirrored(
        surface(pen, 'M12 6C14 -26 42 -42 66 -34C66 -6 44 16 12 6Z', ink, 2) +
          flat('M24 -6C28 -22 44 -32 58 -30C52 -18 40 -8 24 -6Z', oklch(0.72, 0.2, tint), 0.75) +
          shineSpot(50, -24, 8, 5, -30, 0.95),
      ) +
      stroke('M-16 42Q0 54 16 42', skin.line, 4) +
      embossed(
        pen,
        surface(pen, smooth('-104,84 -40,58 40,58 104,84 60,106 -60,106'), silver, 2.4),
        4,
        1,
      ) +
      [-60, -20, 20, 60].map((x) => orb(pen, x, 88, 8, paint(tint + x, 0.2, 0.64), 1)).join('')
    );
  },
);
