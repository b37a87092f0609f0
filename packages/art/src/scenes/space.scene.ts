import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { cover, glints, glow, motes } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

const ribbonRing = (x: number, y: number, radius: number): string =>
  `M${num(x - radius * 1.65)} ${num(y + radius * 0.45)}C${num(x - radius * 0.8)} ${num(y + radius * 0.95)} ${num(x + radius * 1.3)} ${num(y + radius * 0.2)} ${num(x + radius * 1.65)} ${num(y - radius * 0.45)}`;

/** Deep space: nebula, planet, stars. */
export const space: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [px, py, pr] = [
    width * pen.random.pick([0.14, 0.88]),
    height * 0.2,
    width * pen.random.between(0.14, 0.24),
  ];
  const nebula = Array.from({ length: 5 }, () =>
    glow(
      pen,
      pen.random.between(0, width),
      pen.random.between(0.1, 0.8) * height,
      width * pen.random.between(0.35, 0.6),
      oklch(0.58, 0.22, mood.lightHue + pen.random.between(-50, 50)),
      0.5,
    ),
  ).join('');
  return {
    back:
      cover(
        frame,
        pen.linear(
          [
            [0, mood.deep],
            [0.6, mood.top],
            [1, mood.middle],
          ],
          0,
          0,
          0.6,
          1,
        ),
      ) +
      nebula +
      motes(pen, frame, '#fff', 70, 0.3, 1.3) +
      glow(pen, px, py, pr * 1.7, mood.glow, 0.5) +
      flat(
        ellipse(px, py, pr),
        pen.linear(
          [
            [0, mood.glow],
            [0.35, mood.low],
            [0.8, mood.near],
            [1, mood.deep],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      stroke(ribbonRing(px, py, pr), mood.spark, 3, 0.5) +
      glow(pen, width * 0.5, height * 0.42, width * 0.55, mood.low, 0.8),
    front: glints(pen, frame, 7),
  };
};
