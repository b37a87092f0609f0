import { flat, stroke } from '../core/material.ts';
import { ellipse, polygon, type Point } from '../core/shapes.ts';
import { bokeh, cover, glints, glow, motes } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Rays of two tones turning round the middle: the classic slot ground. */
export const burst: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [x, y] = [width * 0.5, height * 0.42];
  const reach = Math.hypot(width, height);
  const count = pen.random.pick([12, 16, 20]);
  const wedge = Array.from({ length: count }, (_, index) => {
    const at = (step: number, bend: number): Point => [
      x + reach * bend * Math.cos((step / count) * Math.PI * 2),
      y + reach * bend * Math.sin((step / count) * Math.PI * 2),
    ];
    return polygon([
      [x, y],
      at(index + 0.1, 0.5),
      at(index + 0.2, 1),
      at(index + 0.7, 1),
      at(index + 0.5, 0.5),
    ]);
  }).join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.low],
            [0.5, mood.middle],
            [1, mood.top],
          ],
          0.5,
          0.42,
          0.75,
        ),
      ) +
      flat(wedge, mood.glow, 0.26) +
      stroke(`${ellipse(x, y, width * 0.42)}${ellipse(x, y, width * 0.45)}`, mood.spark, 2, 0.35) +
      glow(pen, x, y, width * 0.6, mood.spark, 0.85) +
      bokeh(pen, frame, [mood.glow, mood.spark], 8, [0, 0.8]),
    front: glints(pen, frame, 9, mood.spark) + motes(pen, frame, mood.spark, 20, 0.8, 2.4),
  };
};
