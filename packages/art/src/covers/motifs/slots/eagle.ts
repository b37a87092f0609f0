import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, smooth } from '../../../core/shapes.ts';
import { mirrored, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

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
