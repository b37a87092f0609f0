import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, ribbon, smooth } from '../../../core/shapes.ts';
import { coin, mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glint } from '../../../scenes/light.ts';

/** The beckoning cat. */
export const luckyCat: Motif = motif(
  'neko cat kitty maneki fortune lucky caishen wealth fa cai',
  'palace brocade burst',
  (pen, tint) => {
    const white = paint(85, 0.02, 0.95);
    const ear =
      surface(pen, smooth('18,-70 38,-112 62,-98 62,-52'), white, 2.2) +
      surface(pen, smooth('32,-76 42,-98 54,-90 54,-66'), paint(15, 0.12, 0.7), 0);
    return (
      embossed(
        pen,
        surface(
          pen,
          ribbon('54,40 86,10 82,-40 70,-62', () => 32),
          white,
          2.2,
        ) + surface(pen, smooth('0,0 56,16 72,70 50,104 -50,104 -72,70 -56,16'), white, 2.4),
        7,
        0.5,
      ) +
      embossed(pen, mirrored(ear), 3, 0.5) +
      embossed(
        pen,
        surface(pen, smooth('0,-84 54,-76 76,-36 62,4 0,18 -62,4 -76,-36 -54,-76'), white, 2.4),
        8,
        0.5,
      ) +
      mirrored(
        stroke('M20 -34Q34 -50 48 -34', '#2a1a16', 5) +
          stroke('M40 -8L70 -14M42 0L72 4', '#b8a898', 2.4),
      ) +
      surface(pen, smooth('0,-12 -8,-20 8,-20'), paint(15, 0.16, 0.62), 1.2) +
      stroke('M-16 -6Q-8 4 0 -6Q8 4 16 -6', '#2a1a16', 3.4) +
      flat(ellipse(-44, -12, 10, 6) + ellipse(44, -12, 10, 6), '#ff9d9d', 0.6) +
      embossed(
        pen,
        surface(
          pen,
          'M-58 8C-30 28 30 28 58 8L60 22C30 44 -30 44 -60 22Z',
          paint(25, 0.21, 0.52),
          1.8,
        ) + orb(pen, 0, 34, 12, gold, 1.6),
        2.4,
        0.8,
      ) +
      place(coin(pen, 0, 0, 34, 1), -14, 76) +
      orb(pen, 70, -66, 19, white, 2) +
      (tint > 180 ? glint(-78, -88, 16, '#fff2b0') : '')
    );
  },
);
