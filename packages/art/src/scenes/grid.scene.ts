import { oklch } from '../core/colour.ts';
import { stroke } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { cover, glow, motes, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A glowing grid running to the horizon. */
export const grid: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const horizon = height * 0.58;
  const neon = oklch(0.75, 0.24, mood.lightHue);
  const fan = Array.from(
    { length: 17 },
    (_, index) =>
      `M${num(width * 0.5 + (index - 8) * width * 0.05)} ${num(horizon)}L${num(width * 0.5 + (index - 8) * width * 0.26)} ${height}`,
  ).join('');
  const lines = Array.from(
    { length: 9 },
    (_, index) => `M0 ${num(horizon + (height - horizon) * (index / 9) ** 2)}H${width}`,
  ).join('');
  const bands = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="0" y="${num(horizon - 8 - index * width * 0.052)}" width="${width}" height="${num(8 - index * 1.2)}" fill="${mood.top}"/>`,
  ).join('');
  const sun = `<g clip-path="${pen.clip(ellipse(width * 0.5, horizon - width * 0.14, width * 0.3))}"><rect width="${width}" height="${num(horizon)}" fill="${pen.linear(
    [
      [0.3, '#ffe66b'],
      [0.7, '#ff4f8b'],
      [1, neon],
    ],
  )}"/>${bands}</g>`;
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, mood.deep],
          [0.4, mood.top],
          [0.58, mood.middle],
          [0.6, mood.deep],
          [1, mood.near],
        ]),
      ) +
      motes(pen, frame, '#fff', 40, 0.4, 1.2, [0, 0.5]) +
      glow(pen, width * 0.5, horizon - width * 0.1, width * 0.6, neon, 0.6) +
      sun +
      softly(pen, 3, stroke(fan + lines, neon, 3, 0.6)) +
      stroke(fan + lines, oklch(0.9, 0.14, mood.lightHue), 1.1),
    front: motes(pen, frame, neon, 16, 0.8, 2.4, [0.05, 0.9]),
  };
};
