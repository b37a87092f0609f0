import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { cover, motes, rays } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A round arena: sand, ropes and a roaring crowd. */
export const pit: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const rows = [0, 1, 2, 3, 4]
    .map((row) =>
      Array.from({ length: 26 }, (_, index) =>
        ellipse(
          (index / 25) * width * 1.1 - width * 0.05 + (row % 2) * 6,
          height * (0.3 + row * 0.065) + 18 * Math.sin((index / 25) * Math.PI),
          7,
          9,
        ),
      ).join(''),
    )
    .map((path, row) =>
      flat(path, [mood.far, mood.mid, mood.near, mood.mid, mood.near][row] as string, 0.9),
    )
    .join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.glow],
            [0.4, mood.low],
            [1, mood.top],
          ],
          0.5,
          0.3,
          0.8,
        ),
      ) +
      rays(pen, width * 0.5, -10, height, mood.spark, 20, 0.5) +
      rows +
      `<ellipse cx="${num(width * 0.5)}" cy="${num(height * 0.86)}" rx="${num(width * 0.72)}" ry="${num(height * 0.25)}" fill="${pen.radial(
        [
          [0, oklch(0.88, 0.1, 75)],
          [0.7, oklch(0.62, 0.12, 60)],
          [1, oklch(0.4, 0.1, 50)],
        ],
        0.5,
        0.35,
        0.6,
      )}"/>` +
      [0, 1, 2]
        .map((rope) =>
          stroke(
            `M-5 ${num(height * (0.58 + rope * 0.045))}Q${num(width * 0.5)} ${num(height * (0.64 + rope * 0.05))} ${width + 5} ${num(height * (0.58 + rope * 0.045))}`,
            ['#e33b3b', '#f4f4f4', '#3b6be3'][rope] as string,
            4,
            0.9,
          ),
        )
        .join(''),
    front: motes(pen, frame, mood.spark, 24, 0.6, 2, [0.2, 0.9]),
  };
};
