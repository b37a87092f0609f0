import {
  embossed,
  flat,
  gold,
  paint,
  stroke,
  surface,
  type Material,
} from '../../../core/material.ts';
import { ellipse, ribbon, roundRect, smooth } from '../../../core/shapes.ts';
import { mirrored, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** The fire bird rising. */
export const phoenix: Motif = motif(
  'phoenix fenix firebird fire flame inferno ember rising bird',
  'volcano heavens palace',
  (pen) => {
    const fire = (l: number, hue: number): Material => paint(hue, 0.2, l);
    const wing =
      Array.from({ length: 9 }, (_, index) =>
        surface(
          pen,
          petalPath(14, -4, 108 - Math.abs(index - 3) * 7, 13, 24 + index * 13),
          fire(0.56, 26),
          1.4,
        ),
      ).join('') +
      Array.from({ length: 8 }, (_, index) =>
        surface(
          pen,
          petalPath(12, -2, 78 - Math.abs(index - 3) * 5, 11, 28 + index * 13),
          fire(0.7, 52),
          1.2,
        ),
      ).join('') +
      Array.from({ length: 6 }, (_, index) =>
        surface(pen, petalPath(12, 0, 46, 9, 36 + index * 14), fire(0.84, 84), 1),
      ).join('');
    const tail = [-40, -20, 0, 20, 40]
      .map((lean, index) =>
        surface(
          pen,
          ribbon(
            [
              [lean * 0.2, 34],
              [lean * 0.8, 70],
              [lean * 1.2, 96],
              [lean * 1.7, 124 - Math.abs(lean) * 0.4],
            ],
            (t) => 20 * Math.sin(Math.PI * (0.25 + 0.72 * t)),
          ),
          fire(0.6 + (index % 2) * 0.12, 34 + (index % 2) * 24),
          1.4,
        ),
      )
      .join('');
    return (
      glow(pen, 0, 0, 130, '#ffd24a', 0.7) +
      embossed(pen, tail + mirrored(wing), 2.6, 0.7) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-78 18,-64 14,-38 26,-6 18,34 0,54 -18,34 -26,-6 -14,-38 -18,-64'),
          gold,
          2.2,
        ),
        5,
        0.8,
      ) +
      embossed(
        pen,
        surface(
          pen,
          petalPath(0, -72, 40, 9, 0) +
            petalPath(-6, -70, 36, 8, -26) +
            petalPath(6, -70, 36, 8, 26),
          fire(0.6, 26),
          1.2,
        ) + surface(pen, 'M-7 -58H7L0 -36Z', paint(60, 0.16, 0.7), 1.4),
        2,
        0.8,
      ) +
      flat(ellipse(-8, -62, 3.4) + ellipse(8, -62, 3.4), '#3a0a02')
    );
  },
);

/** An eagle with spread wings. */
export const eagle: Motif = motif(
  'eagle hawk falcon condor spirit native american freedom',
  'peaks heavens desert',
  (pen) => {
    const dark = paint(50, 0.06, 0.36);
    const wing =
      Array.from({ length: 10 }, (_, index) =>
        surface(
          pen,
          petalPath(20, 0, 104 - Math.abs(index - 4) * 6, 13, 30 + index * 11),
          dark,
          1.4,
        ),
      ).join('') +
      Array.from({ length: 8 }, (_, index) =>
        surface(pen, petalPath(18, 2, 68, 11, 36 + index * 12), paint(54, 0.07, 0.5), 1.2),
      ).join('');
    const ruff = Array.from({ length: 9 }, (_, index) =>
      petalPath(0, -20, 52, 12, 116 + index * 16),
    ).join('');
    return (
      embossed(pen, mirrored(wing), 3, 0.5) +
      embossed(
        pen,
        surface(pen, smooth('0,-40 34,-10 32,46 0,84 -32,46 -34,-10'), dark, 2),
        5,
        0.4,
      ) +
      embossed(
        pen,
        surface(pen, ruff, paint(90, 0.02, 0.95), 1.4) +
          surface(
            pen,
            smooth('0,-84 36,-72 44,-38 26,-12 -26,-12 -44,-38 -36,-72'),
            paint(90, 0.02, 0.96),
            2.2,
          ),
        4,
        0.5,
      ) +
      embossed(
        pen,
        surface(pen, smooth('0,-50 15,-42 14,-18 4,8 -4,8 -14,-18 -15,-42'), gold, 2),
        3,
        0.9,
      ) +
      mirrored(
        flat('M12 -52L38 -60L34 -44L18 -42Z', '#20140c') +
          flat(ellipse(25, -49, 5), '#ffb300') +
          flat(ellipse(25, -49, 2.2), '#000') +
          stroke('M8 -54L42 -64', '#d9d2c4', 5),
      ) +
      stroke('M-4 -30V-24M4 -30V-24', '#7a4a08', 2.4)
    );
  },
);

/** A wise owl. */
export const owl: Motif = motif(
  'owl wise night wisdom athena minerva hoot',
  'forest peaks space',
  (pen, tint) => {
    const coat = paint(tint, 0.08, 0.42);
    const breast = Array.from({ length: 12 }, (_, index) =>
      petalPath(
        -30 + (index % 4) * 20 + (Math.floor(index / 4) % 2) * 8,
        12 + Math.floor(index / 4) * 22,
        26,
        10,
        180,
      ),
    ).join('');
    return (
      embossed(
        pen,
        mirrored(
          surface(pen, smooth('40,-30 88,10 90,60 62,96 40,60'), paint(tint, 0.09, 0.32), 2),
        ) +
          surface(
            pen,
            smooth(
              '-46,-66 -60,-104 -20,-84 0,-80 20,-84 60,-104 46,-66 66,-20 64,50 36,92 -36,92 -64,50 -66,-20',
            ),
            coat,
            2.4,
          ),
        7,
        0.5,
      ) +
      embossed(pen, surface(pen, breast, paint(80, 0.06, 0.8), 1.2), 2, 0.4) +
      embossed(
        pen,
        mirrored(surface(pen, ellipse(28, -36, 33), paint(75, 0.08, 0.82), 2)),
        3,
        0.5,
      ) +
      mirrored(
        orb(pen, 28, -36, 23, paint(75, 0.18, 0.78), 2) +
          flat(ellipse(27, -36, 12), '#150d08') +
          flat(ellipse(32, -42, 4.5), '#fff') +
          surface(pen, 'M4 -58C24 -82 52 -84 66 -78C56 -66 34 -60 10 -46Z', coat, 1.4),
      ) +
      embossed(pen, surface(pen, smooth('0,-30 10,-20 0,4 -10,-20'), gold, 1.6), 2, 0.9) +
      mirrored(surface(pen, roundRect(12, 86, 9, 16, 4) + roundRect(22, 86, 9, 16, 4), gold, 1.2))
    );
  },
);
