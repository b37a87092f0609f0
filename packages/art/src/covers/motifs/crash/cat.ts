import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, ribbon, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A cat that lands softly once more: by parachute. */
export const parachuteCat: Motif = motif(
  'nine lives cat parachute',
  'heavens city peaks',
  (pen, tint) => {
    const fur = paint(55, 0.13, 0.66);
    const pale = paint(80, 0.04, 0.92);
    const cloth = paint(tint, 0.21, 0.57);
    const second = paint(tint + 60, 0.15, 0.82);
    const gore = (from: number, to: number): string =>
      `M0 -118C${from * 0.7} -112 ${from} -78 ${from} -34Q${(from + to) / 2} -50 ${to} -34C${to} -78 ${to * 0.7} -112 0 -118Z`;
    const canopy = [-100, -60, -20, 20, 60]
      .map((from, index) => surface(pen, gore(from, from + 40), index % 2 ? second : cloth, 2))
      .join('');
    const lines = [-100, -60, -20, 20, 60, 100]
      .map((x) => stroke(`M${x} -36L${x * 0.16} 34`, '#fff3dc', 2.4, 0.9))
      .join('');
    const head =
      mirrored(
        surface(pen, smooth('12,-24 30,-50 42,-34 40,-8'), fur, 2) +
          surface(pen, smooth('22,-26 32,-40 36,-28 34,-14'), paint(15, 0.12, 0.72), 0),
      ) + surface(pen, smooth('0,-32 28,-28 44,-4 32,22 0,30 -32,22 -44,-4 -28,-28'), fur, 2.2);
    const face =
      stroke('M-42 -10H42', '#3b2413', 7) +
      mirrored(
        orb(pen, 18, -8, 15, gold, 1.8) +
          orb(pen, 18, -8, 10.5, paint(215, 0.12, 0.7), 1) +
          stroke('M14 13L44 8M15 18L44 20', '#fff', 2, 0.9),
      ) +
      surface(pen, smooth('0,14 -6,8 6,8'), paint(15, 0.16, 0.6), 1) +
      stroke('M-10 18Q-4 24 0 16Q4 24 10 18', '#3a2016', 2.8);
    const torso =
      surface(
        pen,
        ribbon('20,92 56,104 66,76 52,62', (t) => 15 - 5 * t),
        fur,
        2,
      ) +
      surface(pen, smooth('0,44 26,52 32,84 20,106 -20,106 -32,84 -26,52'), fur, 2.2) +
      surface(pen, ellipse(0, 82, 15, 20), pale, 0) +
      mirrored(
        surface(pen, smooth('20,56 40,38 48,26 56,36 44,54 28,68'), fur, 2) +
          surface(pen, ellipse(16, 106, 15, 9), pale, 2),
      ) +
      surface(pen, 'M-26 56L-10 50L14 104L2 106ZM26 56L10 50L-14 104L-2 106Z', cloth, 1.4);
    return place(
      embossed(pen, canopy, 5, 0.9) +
        lines +
        embossed(pen, torso, 4, 0.6) +
        place(embossed(pen, head, 5, 0.6) + face, 0, 28) +
        flat(ellipse(-88, 62, 4) + ellipse(92, 40, 4), '#fff', 0.8),
      0,
      0,
      0.92,
    );
  },
);
