import {
  bone,
  embossed,
  flat,
  gold,
  paint,
  silver,
  stroke,
  surface,
  wood,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, roundRect, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

function sabre(pen: Pen): string {
  return (
    surface(pen, 'M-6 70C-2 10 6 -50 34 -104C36 -50 20 20 8 72Z', silver, 1.8) +
    surface(pen, 'M-22 66C-10 58 14 60 26 70C14 78 -12 78 -22 66Z', gold, 1.6) +
    surface(pen, roundRect(-7, 74, 13, 34, 5), wood, 1.6) +
    orb(pen, 0, 110, 8, gold, 1.2)
  );
}

/** Skull, hat and crossed sabres. */
export const pirate: Motif = motif(
  'pirate pirates captain skull corsair buccaneer jolly bones treasure',
  'sea cave city stage',
  (pen, tint) => {
    const cloth = paint(tint, 0.13, 0.36);
    const skull = smooth(
      '0,-60 38,-52 58,-20 54,10 40,26 36,52 22,64 0,67 -22,64 -36,52 -40,26 -54,10 -58,-20 -38,-52',
    );
    const socket =
      surface(pen, smooth('10,-2 22,-18 42,-14 46,6 30,16 14,12'), paint(20, 0.03, 0.2), 0) +
      orb(pen, 29, 0, 5, paint(30, 0.22, 0.6), 0);
    const teeth = [-22, -13, -4, 5, 14].map((x) => roundRect(x, 46, 8, 15, 2.5)).join('');
    const hat =
      'M-100 -36C-84 -44 -70 -60 -58 -80C-36 -110 36 -110 58 -80C70 -60 84 -44 100 -36C60 -24 30 -40 0 -42C-30 -40 -60 -24 -100 -36Z';
    return (
      embossed(
        pen,
        place(sabre(pen), -22, 4, 1, 42, true) + place(sabre(pen), 22, 4, 1, -42),
        2.6,
        0.9,
      ) +
      embossed(pen, surface(pen, skull, bone, 2.4), 6, 0.4) +
      mirrored(socket) +
      flat('M0 14L9 30L0 27L-9 30Z', '#2b1a14') +
      flat(roundRect(-26, 44, 52, 19, 6), '#3a241a') +
      flat(teeth, '#fff6df') +
      embossed(
        pen,
        surface(pen, hat, cloth, 2.2) +
          stroke('M-94 -35C-60 -24 -30 -40 0 -42C30 -40 60 -24 94 -35', '#ffcf4a', 5),
        4,
        0.5,
      ) +
      embossed(
        pen,
        flat(ellipse(0, -70, 11, 10) + roundRect(-6, -64, 12, 9, 2), '#fff4dc') +
          stroke('M-22 -82L22 -54M22 -82L-22 -54', '#fff4dc', 4.5),
        1.6,
        0.4,
      ) +
      flat(ellipse(-4, -71, 3) + ellipse(4, -71, 3), '#222')
    );
  },
);
