import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, polygon, ribbon, smooth } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A laden camel of a caravan. */
export const camel: Motif = motif('desert+caravan caravan camel', 'desert', (pen, tint) => {
  const coat = paint(66, 0.1, 0.66);
  const shade = paint(60, 0.09, 0.5);
  const cloth = paint(tint, 0.2, 0.5);
  const leg = (x: number, far: boolean): string =>
    surface(
      pen,
      ribbon(`${x},34 ${x + 4},62 ${x - 2},84 ${x},104`, (t) => 22 * (1 - t) ** 1.4 + 9),
      far ? shade : coat,
      2,
    );
  const trunk = smooth(
    '-84,6 -66,-30 -40,-44 -22,-88 0,-44 34,-34 54,-14 52,22 20,44 -40,46 -76,36',
  );
  const neck = smooth(
    '40,-20 56,6 78,12 86,-24 84,-62 100,-66 122,-58 126,-70 106,-88 84,-90 70,-74 68,-34 54,-26',
  );
  return place(
    flat(ellipse(0, 106, 104, 9), '#000', 0.25) +
      leg(-50, true) +
      leg(40, true) +
      surface(
        pen,
        ribbon('-80,0 -100,20 -98,50', (t) => 9 - 4 * t),
        shade,
        1.8,
      ) +
      embossed(pen, leg(-68, false) + leg(24, false), 3, 0.5) +
      embossed(pen, surface(pen, trunk, coat, 2.4) + surface(pen, neck, coat, 2.4), 7, 0.6) +
      embossed(
        pen,
        surface(
          pen,
          smooth('-60,-26 -40,-48 -22,-92 0,-50 24,-36 18,18 -14,32 -52,20'),
          cloth,
          2.2,
        ) +
          stroke('M-56 -8Q-18 8 22 -14M-54 6Q-18 22 20 2', gold.base, 5) +
          flat(
            polygon('-44,26 -36,26 -40,40') +
              polygon('-24,32 -16,32 -20,46') +
              polygon('-2,30 6,28 4,42'),
            gold.base,
          ),
        4,
        0.7,
      ) +
      surface(pen, smooth('-20,-2 2,-10 18,2 14,26 -10,32 -24,18'), paint(30, 0.1, 0.42), 2) +
      orb(pen, -4, 0, 8, gold, 1.6) +
      stroke('M84 -66L118 -64M104 -84L110 -62', cloth.base, 5) +
      flat(ellipse(98, -76, 4.4), '#180e08') +
      flat(ellipse(99.5, -77.5, 1.6), '#fff') +
      surface(pen, polygon('80,-86 74,-102 90,-94'), coat, 1.6) +
      orb(pen, 82, 18, 7, gold, 1.4),
    -12,
    2,
    0.92,
  );
});
