import { flat } from '../core/material.ts';
import { ellipse, num, polygon } from '../core/shapes.ts';
import { glow, motes, rays, sky } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Dunes, pyramids and a low sun. */
export const desert: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const pyramid = (x: number, y: number, size: number): string =>
    flat(
      polygon([
        [x, y - size * 0.72],
        [x + size * 0.62, y],
        [x - size * 0.62, y],
      ]),
      mood.mid,
    ) +
    flat(
      polygon([
        [x, y - size * 0.72],
        [x + size * 0.62, y],
        [x + size * 0.14, y],
      ]),
      mood.near,
    ) +
    flat(
      polygon([
        [x, y - size * 0.72],
        [x - size * 0.62, y],
        [x + size * 0.14, y],
      ]),
      mood.far,
      0.75,
    );
  const dune = (y: number, fill: string, lean: number): string =>
    `<path d="M0 ${num(y)}C${num(width * 0.3)} ${num(y - 34 * lean)} ${num(width * 0.6)} ${num(y + 30 * lean)} ${width} ${num(y - 18 * lean)}V${height}H0Z" fill="${fill}"/>`;
  return {
    back:
      sky(pen, frame, mood) +
      rays(pen, width * 0.5, height * 0.46, height, mood.spark, 22, 0.3) +
      glow(pen, width * 0.5, height * 0.46, width * 0.6, mood.glow) +
      flat(ellipse(width * 0.5, height * 0.44, width * 0.15), mood.spark) +
      pyramid(width * 0.16, height * 0.66, width * 0.4) +
      pyramid(width * 0.86, height * 0.64, width * 0.5) +
      dune(
        height * 0.66,
        pen.linear([
          [0, mood.low],
          [0.7, mood.near],
        ]),
        1,
      ) +
      dune(
        height * 0.8,
        pen.linear([
          [0, mood.far],
          [1, mood.deep],
        ]),
        -1,
      ),
    front: motes(pen, frame, mood.spark, 20, 0.5, 1.6, [0.3, 0.9]),
  };
};
