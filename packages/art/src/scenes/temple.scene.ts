import { flat, stroke } from '../core/material.ts';
import type { Pen } from '../core/pen.ts';
import { num, roundRect } from '../core/shapes.ts';
import { glow, motes, rays, sky } from './light.ts';
import type { Mood } from './mood.ts';
import type { SceneDrawing } from './scene.types.ts';

function column(pen: Pen, x: number, top: number, foot: number, width: number, mood: Mood): string {
  const stone = pen.linear(
    [
      [0, mood.deep],
      [0.3, mood.far],
      [0.5, mood.low],
      [0.75, mood.mid],
      [1, mood.deep],
    ],
    0,
    0,
    1,
    0,
  );
  const flutes = [0.3, 0.5, 0.7]
    .map((share) =>
      stroke(
        `M${num(x - width / 2 + width * share)} ${num(top + width * 0.5)}V${num(foot - width * 0.4)}`,
        mood.deep,
        1.6,
        0.4,
      ),
    )
    .join('');
  return (
    `<path d="${roundRect(x - width / 2, top, width, foot - top, 2)}" fill="${stone}"/>${flutes}` +
    `<path d="${roundRect(x - width * 0.75, top - 2, width * 1.5, width * 0.4, 3)}${roundRect(x - width * 0.75, foot - width * 0.4, width * 1.5, width * 0.45, 3)}" fill="${stone}"/>`
  );
}

/** A hall of columns with light from its far end. */
export const temple: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const foot = height * 0.8;
  const stairs = [0, 1, 2, 3]
    .map(
      (step) =>
        `<rect x="${num(-10)}" y="${num(foot + step * height * 0.05)}" width="${width + 20}" height="${num(height * 0.06)}" fill="${pen.linear(
          [
            [0, step % 2 ? mood.far : mood.low],
            [0.25, mood.mid],
            [1, mood.near],
          ],
        )}"/>`,
    )
    .join('');
  return {
    back:
      sky(pen, frame, mood) +
      rays(pen, width * 0.5, height * 0.36, height, mood.spark, 24, 0.4) +
      glow(pen, width * 0.5, height * 0.38, width * 0.6, mood.glow) +
      column(pen, width * 0.24, height * 0.16, foot, width * 0.09, mood) +
      column(pen, width * 0.76, height * 0.16, foot, width * 0.09, mood) +
      column(pen, width * 0.06, height * 0.06, foot + 6, width * 0.14, mood) +
      column(pen, width * 0.94, height * 0.06, foot + 6, width * 0.14, mood) +
      flat(
        `M0 0H${width}V${num(height * 0.05)}Q${num(width * 0.5)} ${num(height * 0.13)} 0 ${num(height * 0.05)}Z`,
        mood.deep,
      ) +
      stairs,
    front: motes(pen, frame, mood.spark, 22, 0.6, 2, [0.1, 0.8]),
  };
};
