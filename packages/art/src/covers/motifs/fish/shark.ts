import { embossed, flat, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, polygon, smooth } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A shark coming out of the blue. */
export const shark: Motif = motif(
  'shark jaws hunter king ocean predator blast deep megalodon',
  'ocean sea',
  (pen) => {
    const skin = paint(245, 0.06, 0.5);
    const body = smooth('98,6 70,-34 20,-52 -30,-44 -84,-20 -84,0 -36,24 10,46 52,46');
    const teeth = Array.from(
      { length: 7 },
      (_, index) =>
        polygon([
          [28 + index * 9, 19 - index * 1.6],
          [36 + index * 9, 18 - index * 1.6],
          [32 + index * 9, 30 - index * 1.6],
        ]) +
        polygon([
          [24 + index * 8, 44 - index * 2],
          [32 + index * 8, 43 - index * 2],
          [28 + index * 8, 33 - index * 2],
        ]),
    ).join('');
    return (
      embossed(
        pen,
        surface(pen, smooth('-78,-10 -104,-58 -122,-66 -104,-10 -116,40 -100,34'), skin, 2.2) +
          surface(pen, smooth('24,-46 -2,-92 -24,-100 -22,-44'), skin, 2.2) +
          surface(pen, smooth('4,34 -24,78 -44,86 -28,26'), skin, 2.2),
        3,
        0.6,
      ) +
      embossed(
        pen,
        surface(pen, body, skin, 2.4) +
          `<g clip-path="${pen.clip(body)}">${flat(
            smooth('100,16 40,10 -10,20 -80,2 -40,60 80,60'),
            '#eaf3fb',
            0.95,
          )}</g>`,
        8,
        0.6,
      ) +
      flat('M20 22C44 14 74 8 92 10C84 30 62 48 24 46C18 40 16 30 20 22Z', '#4d0b18') +
      flat(teeth, '#fff') +
      stroke([8, 0, -8].map((x) => `M${x} -12q-7 14 0 30`).join(''), skin.line, 3, 0.8) +
      orb(pen, 50, -14, 8, ink, 1.4) +
      flat(ellipse(52, -17, 2.4), '#fff') +
      stroke('M40 -26L60 -22', skin.line, 4)
    );
  },
);
