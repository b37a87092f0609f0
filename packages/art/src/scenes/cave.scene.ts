import { oklch } from '../core/colour.ts';
import { flat } from '../core/material.ts';
import { polygon } from '../core/shapes.ts';
import { cover, motes, rays, ridge, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A cave of crystals. */
export const cave: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const crystal = (x: number, y: number, size: number, lean: number, hue: number): string => {
    const tip: [number, number] = [x + lean * size, y - size];
    const side = size * 0.2;
    return (
      flat(
        polygon([
          [x - side, y],
          [x - side + lean * size * 0.7, y - size * 0.75],
          tip,
          [x + lean * size * 0.4, y],
        ]),
        oklch(0.86, 0.12, hue),
      ) +
      flat(
        polygon([
          [x + lean * size * 0.4, y],
          tip,
          [x + side + lean * size * 0.7, y - size * 0.7],
          [x + side, y],
        ]),
        oklch(0.55, 0.19, hue),
      )
    );
  };
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const x = (index / 8) * width;
    return polygon([
      [x - width * 0.09, -4],
      [x + width * 0.09, -4],
      [
        x + pen.random.between(-6, 6),
        height * pen.random.between(0.08, index < 2 || index > 6 ? 0.42 : 0.16),
      ],
    ]);
  }).join('');
  const cluster = (x: number, hue: number): string =>
    [-0.5, 0.45, -0.2, 0.2, 0]
      .map((lean, index) =>
        crystal(
          x + lean * width * 0.2,
          height * 0.84,
          width * (0.16 + index * 0.035),
          lean,
          hue + index * 8,
        ),
      )
      .join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.glow],
            [0.25, mood.low],
            [0.6, mood.middle],
            [1, mood.deep],
          ],
          0.5,
          0.4,
          0.7,
        ),
      ) +
      rays(pen, width * 0.5, height * 0.36, height, mood.spark, 18, 0.32) +
      softly(pen, 3, ridge(pen, frame, height * 0.72, height * 0.2, mood.mid, 8, true)) +
      flat(teeth, mood.near) +
      cluster(width * 0.12, mood.lightHue) +
      cluster(width * 0.9, mood.lightHue + 40) +
      ridge(pen, frame, height * 0.88, height * 0.08, mood.deep, 8, true),
    front: motes(pen, frame, mood.spark, 28, 0.6, 2.2, [0.1, 0.85]),
  };
};
