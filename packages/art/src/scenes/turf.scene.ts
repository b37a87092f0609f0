import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { num } from '../core/shapes.ts';
import { glow, motes, rays, ridge, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A race track with rails in the evening sun. */
export const turf: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const rail = (y: number, thick: number): string =>
    stroke(
      `M-5 ${num(y)}Q${num(width * 0.5)} ${num(y - height * 0.03)} ${width + 5} ${num(y)}`,
      '#fff',
      thick,
      0.95,
    ) +
    Array.from({ length: 8 }, (_, index) =>
      stroke(`M${num((index / 7) * width)} ${num(y)}v${num(thick * 5)}`, '#fff', thick * 0.8, 0.9),
    ).join('');
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.44, width * 0.6, mood.glow) +
      rays(pen, width * 0.5, height * 0.44, height, mood.spark, 20, 0.3) +
      softly(pen, 2, ridge(pen, frame, height * 0.56, height * 0.14, mood.far)) +
      flat(
        `M0 ${num(height * 0.56)}H${width}V${height}H0Z`,
        pen.linear([
          [0, oklch(0.62, 0.16, 135)],
          [1, oklch(0.32, 0.12, 145)],
        ]),
      ) +
      rail(height * 0.58, 2.4) +
      flat(
        `M0 ${num(height * 0.68)}Q${num(width * 0.5)} ${num(height * 0.62)} ${width} ${num(height * 0.68)}V${num(height * 0.9)}H0Z`,
        pen.linear([
          [0, oklch(0.66, 0.09, 65)],
          [1, oklch(0.4, 0.08, 55)],
        ]),
      ),
    front: motes(pen, frame, oklch(0.75, 0.07, 70), 30, 1, 4, [0.66, 0.86]),
  };
};
