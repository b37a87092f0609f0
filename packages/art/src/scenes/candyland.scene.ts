import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { clouds, cover, motes, rays } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Hills of sugar below a candy sky. */
export const candyland: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const lolly = (x: number, y: number, radius: number, hue: number): string => {
    const swirl = Array.from(
      { length: 6 },
      (_, index) =>
        `M${num(x)} ${num(y)}Q${num(x + Math.cos(index) * radius)} ${num(y + Math.sin(index) * radius)} ${num(x + Math.cos(index * 1.047 + 0.9) * radius)} ${num(y + Math.sin(index * 1.047 + 0.9) * radius)}`,
    ).join('');
    return (
      stroke(`M${num(x)} ${num(y)}V${height}`, '#fff7f0', radius * 0.2) +
      flat(
        ellipse(x, y, radius),
        pen.radial(
          [
            [0, oklch(0.9, 0.12, hue)],
            [1, oklch(0.68, 0.22, hue)],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) +
      stroke(swirl, '#fff', radius * 0.16, 0.75)
    );
  };
  const hill = (x: number, y: number, rx: number, hue: number): string =>
    flat(
      ellipse(x, y + rx * 0.7, rx, rx * 0.8),
      pen.linear([
        [0, oklch(0.9, 0.12, hue)],
        [0.5, oklch(0.74, 0.19, hue)],
        [1, oklch(0.5, 0.2, hue - 20)],
      ]),
    );
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, oklch(0.62, 0.19, mood.hue)],
          [0.45, oklch(0.8, 0.14, mood.hue + 20)],
          [0.8, oklch(0.94, 0.07, mood.lightHue)],
        ]),
      ) +
      rays(pen, width * 0.5, height * 0.42, height, '#fff', 14, 0.55) +
      clouds(pen, frame, height * 0.52, '#ffffff', 0.85, 26) +
      lolly(width * 0.1, height * 0.46, width * 0.09, mood.hue + 150) +
      lolly(width * 0.91, height * 0.4, width * 0.11, mood.hue + 60) +
      hill(width * 0.1, height * 0.66, width * 0.4, mood.hue + 100) +
      hill(width * 0.92, height * 0.64, width * 0.42, mood.hue + 40) +
      hill(width * 0.5, height * 0.76, width * 0.6, mood.hue + 330),
    front: motes(pen, frame, '#fff', 22, 1, 3, [0.05, 0.7]),
  };
};
