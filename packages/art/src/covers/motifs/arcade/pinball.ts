import { oklch } from '../../../core/colour.ts';
import { embossed, ivory, paint, silver, stroke, surface } from '../../../core/material.ts';
import { ellipse, star } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A pinball table: flippers, bumpers and the steel ball. */
export const pinball: Motif = motif(
  'pinball flipper bumper plinko drop bounce ball',
  'grid space candyland',
  (pen, tint) => {
    const bumper = (x: number, y: number, hue: number): string =>
      glow(pen, x, y, 44, oklch(0.8, 0.2, hue), 0.8) +
      embossed(
        pen,
        surface(pen, ellipse(x, y, 30), paint(hue, 0.2, 0.58), 2) +
          surface(pen, ellipse(x, y, 20), ivory, 1.4) +
          surface(pen, star(x, y, 15, 6, 5), paint(hue, 0.21, 0.56), 1),
        3,
        0.9,
      );
    const flipper = embossed(
      pen,
      surface(
        pen,
        'M-84 56C-94 62 -94 78 -82 82L-20 96C-10 96 -10 84 -18 80L-72 54C-76 52 -80 53 -84 56Z',
        paint(tint + 180, 0.2, 0.6),
        2,
      ) + surface(pen, ellipse(-80, 69, 8), silver, 1.2),
      3,
      0.9,
    );
    return (
      bumper(-50, -50, tint) +
      bumper(52, -42, tint + 90) +
      bumper(0, 20, tint + 220) +
      mirrored(flipper) +
      orb(pen, 6, -92, 20, silver, 1.4) +
      stroke('M-30 -118C-16 -116 -6 -110 0 -104', '#fff', 4, 0.5)
    );
  },
);
