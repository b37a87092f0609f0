import { embossed, flat, gold, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, polygon, ribbon, smooth } from '../../../core/shapes.ts';
import { fishBody } from '../kit/fish-body.ts';
import { coin, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A clown fish with its friends. */
export const clownfish: Motif = motif(
  'clown nemo reef coral happy little bubble',
  'ocean',
  (pen) => {
    const clown = fishBody(pen, {
      skin: paint(46, 0.2, 0.66),
      fins: paint(40, 0.2, 0.58),
      bands: ['#fff', '#fff', '#fff'],
    });
    return (
      place(
        fishBody(pen, { skin: paint(262, 0.18, 0.5), fins: paint(95, 0.18, 0.8), deep: true }),
        -60,
        -56,
        0.42,
        0,
        true,
      ) +
      place(
        fishBody(pen, { skin: paint(95, 0.17, 0.82), fins: paint(60, 0.18, 0.7), deep: true }),
        66,
        66,
        0.44,
        -8,
      ) +
      place(clown, 2, 4, 1.1, -8)
    );
  },
);

/** A golden fish with flowing fins. */
export const goldfish: Motif = motif(
  'gold golden koi carp lucky fortune happy pond',
  'ocean palace',
  (pen) => {
    const veil = (index: number): string =>
      ribbon(
        [
          [-40, 0],
          [-84, -40 + index * 28],
          [-112, -20 + index * 30],
          [-128, -52 + index * 44],
        ],
        (t) => 34 * Math.sin(Math.PI * (0.2 + t * 0.8)) + 3,
      );
    return (
      place(
        embossed(
          pen,
          surface(pen, [0, 1, 2, 3].map(veil).join(''), paint(58, 0.18, 0.7), 1.6),
          3,
          0.7,
        ),
        8,
        0,
        1,
      ) +
      place(
        fishBody(pen, { skin: gold, fins: paint(52, 0.19, 0.66), belly: '#fff3c4' }),
        14,
        0,
        1.06,
        -10,
      ) +
      coin(pen, 70, 74, 22, 0.7) +
      coin(pen, -64, 84, 18, 0.6) +
      coin(pen, 34, 92, 15, 0.8)
    );
  },
);

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
