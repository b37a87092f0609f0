import { oklch } from '../core/colour.ts';
import { flat } from '../core/material.ts';
import type { Pen } from '../core/pen.ts';
import { num, polygon } from '../core/shapes.ts';
import { bokeh, cover, motes, type Frame } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

function curtain(pen: Pen, frame: Frame, hue: number, mirror: boolean): string {
  const { width, height } = frame;
  const folds = Array.from({ length: 5 }, (_, index) => {
    const x = (index * width) / 15;
    const wide = width / 13;
    const fill = pen.linear(
      [
        [0, oklch(0.2, 0.1, hue)],
        [0.45, oklch(0.48, 0.19, hue)],
        [1, oklch(0.16, 0.09, hue)],
      ],
      0,
      0,
      1,
      0,
    );
    return `<path d="M${num(x)} -4H${num(x + wide)}C${num(x + wide * 0.9)} ${num(height * 0.4)} ${num(x * 0.5 + wide)} ${num(height * 0.62)} ${num(x * 0.42 + wide)} ${height + 4}H${num(x * 0.42)}C${num(x * 0.5)} ${num(height * 0.6)} ${num(x)} ${num(height * 0.4)} ${num(x)} -4Z" fill="${fill}"/>`;
  })
    .reverse()
    .join('');
  return mirror ? `<g transform="translate(${width} 0) scale(-1 1)">${folds}</g>` : folds;
}

/** A stage with curtains and spotlights. */
export const stage: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const beam = (x: number, lean: number): string =>
    flat(
      polygon([
        [x, -10],
        [x + lean - width * 0.16, height * 0.86],
        [x + lean + width * 0.16, height * 0.86],
      ]),
      pen.linear([
        [0, mood.spark, 0.65],
        [1, mood.spark, 0],
      ]),
    );
  const hue = mood.hue;
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.low],
            [0.45, mood.middle],
            [1, mood.deep],
          ],
          0.5,
          0.42,
          0.75,
        ),
      ) +
      bokeh(pen, frame, [mood.glow, mood.low, oklch(0.8, 0.15, mood.lightHue)], 14, [0.05, 0.65]) +
      beam(width * 0.2, width * 0.25) +
      beam(width * 0.8, -width * 0.25) +
      `<ellipse cx="${num(width / 2)}" cy="${num(height * 0.84)}" rx="${num(width * 0.62)}" ry="${num(height * 0.12)}" fill="${pen.linear(
        [
          [0, mood.glow],
          [0.4, mood.mid],
          [1, mood.deep],
        ],
      )}"/>` +
      curtain(pen, frame, hue, false) +
      curtain(pen, frame, hue, true),
    front: motes(pen, frame, mood.spark, 26, 0.6, 2.2, [0.05, 0.8]),
  };
};
