import { oklch } from '../../../core/colour.ts';
import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { place, ribbon, smooth, type Point } from '../../../core/shapes.ts';
import { gemStone, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glint, glow, softly } from '../../../scenes/light.ts';

/** A lamp with a wish in its smoke. */
export const lamp: Motif = motif(
  'lamp genie aladdin wish wishes arabian nights desert sultan djinn',
  'desert cave palace',
  (pen, tint) => {
    const smoke = [
      [70, 30],
      [40, -20],
      [86, -52],
      [30, -84],
      [60, -118],
    ] as const;
    return (
      `<g opacity="0.85">${softly(
        pen,
        2,
        surface(
          pen,
          ribbon(
            smoke.map(([x, y]): Point => [x, y]),
            (t) => 8 + 44 * Math.sin(t * Math.PI * 0.8),
          ),
          paint(tint, 0.19, 0.66),
          0,
        ),
      )}</g>` +
      glow(pen, 50, -60, 70, oklch(0.85, 0.16, tint), 0.8) +
      glint(34, -64, 22) +
      glint(70, -92, 15) +
      glint(70, -28, 12) +
      embossed(
        pen,
        stroke('M-46 22C-96 0 -104 60 -44 56', '#e0a42a', 11) +
          surface(pen, smooth('-54,20 0,8 44,14 72,16 98,-2 92,26 60,52 20,70 -30,66'), gold, 2.4) +
          surface(pen, smooth('-24,66 20,66 34,96 -38,96'), gold, 2) +
          surface(pen, smooth('-34,12 -20,-12 0,-20 20,-12 32,10'), gold, 2) +
          orb(pen, 0, -28, 10, paint(tint, 0.2, 0.56), 1.6),
        5,
        1,
      ) +
      [-24, 0, 24]
        .map((x) => place(gemStone(pen, 0, 0, 10, tint + 120 + x * 3, 'round'), x, 38))
        .join('')
    );
  },
);
