import { embossed, flat, gold, stroke, surface } from '../../../core/material.ts';
import { ellipse, roundRect } from '../../../core/shapes.ts';
import { numberBall } from '../kit/balls.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** Drawn balls leaping out of the light. */
export const drawnBalls: Motif = motif(
  'lotto ball lottery balls draw mega power pcso 6/49 pick number',
  'burst silk space stage',
  (pen, tint) => {
    const spots: readonly [number, number, number][] = [
      [-72, -48, 26],
      [70, -56, 28],
      [-80, 40, 24],
      [82, 34, 26],
      [0, -84, 25],
      [-34, 66, 34],
      [44, 70, 32],
    ];
    return (
      glow(pen, 0, 0, 130, '#fffbe6', 0.7) +
      spots
        .map(([x, y, r], index) =>
          numberBall(pen, x, y, r, tint + index * 51, String(pen.random.whole(1, 49))),
        )
        .join('') +
      numberBall(pen, 0, -4, 56, tint + 30, String(pen.random.whole(1, 49)))
    );
  },
);

/** A drum full of balls. */
export const drum: Motif = motif(
  'keno drum bingo4 quick fast bola instant tombola',
  'stage silk burst city',
  (pen, tint) => {
    const inside = Array.from({ length: 16 }, (_, index) => {
      const a = index * 2.4;
      const r = 14 + 13.2 * Math.sqrt(index);
      return numberBall(
        pen,
        Math.cos(a) * r,
        Math.sin(a) * r - 16 + 6,
        17,
        tint + index * 47,
        String(pen.random.whole(1, 80)),
      );
    }).join('');
    return (
      embossed(pen, surface(pen, 'M-44 62L-66 108H66L44 62Z', gold, 2), 3, 0.8) +
      flat(ellipse(0, -16, 88), '#0b1030', 0.45) +
      inside +
      flat(
        ellipse(0, -16, 88),
        pen.radial([
          [0, '#fff', 0.02],
          [0.75, '#fff', 0.06],
          [1, '#fff', 0.5],
        ]),
      ) +
      stroke(ellipse(0, -16, 88), '#f4d27a', 5) +
      stroke('M-64 -44C-58 -70 -38 -86 -18 -90', '#fff', 8, 0.65) +
      embossed(pen, surface(pen, roundRect(-26, 60, 52, 18, 8), gold, 1.6), 2, 0.8)
    );
  },
);
