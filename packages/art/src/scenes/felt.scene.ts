import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num, regular, ring, star } from '../core/shapes.ts';
import { cover, motes, rays } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Green cloth under a lamp, with a printed ornament. */
export const felt: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [x, y] = [width * 0.5, height * 0.42];
  const marks = ring(x, y, width * 0.52, 12)
    .map(([mx, my], index) =>
      index % 2 ? regular(mx, my, width * 0.035, 4) : star(mx, my, width * 0.04, width * 0.016, 4),
    )
    .join('');
  const cloth = mood.hue;
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, oklch(0.62, 0.15, cloth)],
            [0.45, oklch(0.42, 0.13, cloth)],
            [1, oklch(0.16, 0.07, cloth)],
          ],
          0.5,
          0.4,
          0.75,
        ),
      ) +
      stroke(
        `${ellipse(x, y, width * 0.46)}${ellipse(x, y, width * 0.49)}${ellipse(x, y, width * 0.6)}`,
        oklch(0.8, 0.13, 88),
        1.6,
        0.5,
      ) +
      flat(marks, oklch(0.82, 0.13, 88), 0.45) +
      rays(pen, x, -height * 0.1, height * 1.1, mood.spark, 14, 0.3) +
      `<path d="M-10 ${num(height * 0.86)}Q${num(x)} ${num(height * 0.74)} ${width + 10} ${num(height * 0.86)}V${height + 10}H-10Z" fill="${pen.linear(
        [
          [0, oklch(0.5, 0.09, 50)],
          [0.25, oklch(0.32, 0.07, 45)],
          [1, oklch(0.16, 0.04, 40)],
        ],
      )}"/>` +
      stroke(
        `M-10 ${num(height * 0.86)}Q${num(x)} ${num(height * 0.74)} ${width + 10} ${num(height * 0.86)}`,
        oklch(0.8, 0.14, 85),
        3,
      ),
    front: motes(pen, frame, mood.spark, 16, 0.6, 1.8, [0.05, 0.8]),
  };
};
