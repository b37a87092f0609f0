import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, polygon, smooth } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { mirrored } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A bat above a goblet of an old red. */
export const vampire: Motif = motif(
  'vampire vintage bat dracula goblet',
  'stage city',
  (pen, tint) => {
    const red = paint(20, 0.21, 0.42);
    const wing =
      'M8 -6C22 -34 56 -52 112 -50C100 -36 98 -20 100 -2C88 -12 76 -8 68 8C60 -6 46 -4 38 12C30 2 18 4 10 18Z';
    const bat =
      mirrored(
        surface(pen, wing, ink, 2.2) +
          stroke('M14 -2Q50 -30 104 -46M18 4Q42 -16 66 6M22 2L38 10', '#6a5a86', 2.4, 0.8),
      ) +
      surface(pen, smooth('0,-30 18,-22 20,2 10,30 0,36 -10,30 -20,2 -18,-22'), ink, 2.2) +
      mirrored(surface(pen, polygon('6,-24 20,-46 22,-16'), ink, 1.8)) +
      mirrored(flat(ellipse(8, -14, 5, 4), '#ff3b30') + flat(polygon('3,-4 8,-4 5,6'), '#fff'));
    const bowl = 'M-46 -28H46C46 18 26 40 0 40S-46 18 -46 -28Z';
    const goblet =
      surface(pen, 'M-8 38H8L6 78H-6Z', gold, 1.8) +
      surface(pen, 'M-40 92C-36 76 -14 74 0 74S36 76 40 92Z', gold, 2.2) +
      flat(bowl, '#dbe9ff', 0.35) +
      `<g clip-path="${pen.clip(bowl)}">${surface(pen, 'M-60 -6Q0 8 60 -6V60H-60Z', red, 0)}</g>` +
      flat(ellipse(0, -3, 41, 8), '#d8324a') +
      stroke(bowl, '#fff', 3.4, 0.9) +
      stroke(ellipse(0, -28, 46, 9), '#fff', 3, 0.9) +
      stroke('M-32 -14C-32 8 -26 20 -16 28', '#fff', 6, 0.5);
    return (
      glow(pen, 0, -40, 120, oklch(0.82, 0.14, tint), 0.7) +
      flat(ellipse(0, -56, 58), '#fff1cf', 0.9) +
      flat(ellipse(-16, -70, 10) + ellipse(20, -46, 7) + ellipse(14, -80, 5), '#e2c98e', 0.8) +
      place(embossed(pen, bat, 3, 0.7), 0, -58) +
      place(embossed(pen, goblet, 3, 0.8), 0, 22, 1.02) +
      glint(34, 0, 20)
    );
  },
);
