import {
  embossed,
  flat,
  gold,
  ink,
  ivory,
  paint,
  silver,
  stroke,
  surface,
} from '../../../core/material.ts';
import { ellipse, place, polygon, ribbon, roundRect, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A samurai's helmet and war mask. */
export const samurai: Motif = motif(
  'samurai shogun ronin ninja bushido katana warrior blade japan geisha',
  'palace forest silk',
  (pen, tint) => {
    const lacquer = paint(tint, 0.16, 0.36);
    const plates = [0, 1, 2]
      .map((index) =>
        surface(
          pen,
          smooth([
            [40, -10 + index * 22],
            [84 + index * 5, 10 + index * 24],
            [90 + index * 5, 32 + index * 24],
            [44, 14 + index * 22],
          ]),
          index % 2 ? gold : lacquer,
          1.8,
        ),
      )
      .join('');
    const blade = (turn: number): string =>
      place(
        surface(pen, 'M-5 96H5L6 -60Q4 -96 -6 -112Q-8 -60 -5 96Z', silver, 1.4) +
          surface(pen, roundRect(-16, 62, 32, 8, 3), gold, 1.2) +
          surface(pen, roundRect(-6, 70, 12, 40, 4), ink, 1.2),
        0,
        10,
        1,
        turn,
      );
    return (
      embossed(pen, blade(52) + blade(-52), 2, 0.9) +
      embossed(
        pen,
        mirrored(
          surface(
            pen,
            ribbon('10,-72 54,-84 88,-112 96,-140', (t) => 26 * (1 - t) + 3),
            gold,
            2,
          ),
        ),
        3,
        1,
      ) +
      embossed(pen, mirrored(plates), 3, 0.6) +
      embossed(
        pen,
        surface(
          pen,
          'M-60 -18C-64 -80 -30 -98 0 -98S64 -80 60 -18C34 -34 -34 -34 -60 -18Z',
          lacquer,
          2.4,
        ) +
          [-30, -10, 10, 30]
            .map((x) =>
              stroke(`M${x * 0.5} -96C${x} -80 ${x * 1.4} -50 ${x * 1.5} -30`, '#e9b53d', 2),
            )
            .join('') +
          surface(pen, 'M-72 -10C-40 -40 40 -40 72 -10L64 2C36 -22 -36 -22 -64 2Z', gold, 1.8) +
          orb(pen, 0, -66, 14, gold, 1.6),
        4,
        0.8,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('-46,-10 46,-10 50,30 34,66 0,84 -34,66 -50,30'),
          paint(25, 0.17, 0.4),
          2.2,
        ),
        5,
        0.7,
      ) +
      flat('M-46 -12H46L44 12L0 4L-44 12Z', '#120a0c') +
      mirrored(flat('M10 -4L36 -8L34 4L14 6Z', '#ffd34d') + flat(ellipse(24, -1, 4), '#2a0a04')) +
      embossed(
        pen,
        surface(pen, 'M0 8L12 30L0 38L-12 30Z', paint(25, 0.16, 0.44), 1.4) +
          mirrored(surface(pen, smooth('2,40 22,34 54,54 26,50'), ivory, 1.4)),
        2,
        0.6,
      ) +
      flat('M-24 52Q0 44 24 52Q18 70 0 70T-24 52Z', '#240608') +
      flat(
        [-18, -9, 0, 9, 18]
          .map((x) =>
            polygon([
              [x - 4, 50],
              [x + 4, 50],
              [x, 60],
            ]),
          )
          .join(''),
        '#fff4d8',
      )
    );
  },
);
