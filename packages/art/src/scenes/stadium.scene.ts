import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { cover, glow, motes, rays } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Stands and floodlights round a pitch. */
export const stadium: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const horizon = height * 0.56;
  const crowd = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${num(pen.random.between(0, width))}" cy="${num(pen.random.between(horizon - height * 0.2, horizon))}" r="1.6" fill="${pen.random.pick([mood.low, mood.far, mood.glow, mood.mid])}" opacity="0.7"/>`,
  ).join('');
  const flood = (x: number): string =>
    [0, 1, 2, 3]
      .map((index) =>
        glow(
          pen,
          x + (index % 2) * 13 - 6,
          height * 0.09 + Math.floor(index / 2) * 11,
          15,
          '#fff',
          1,
        ),
      )
      .join('') + rays(pen, x, height * 0.12, height * 0.9, '#fff', 14, 0.3);
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const at = (share: number, y: number): string =>
      `${num(width * 0.5 + (share - 0.5) * width * (y === horizon ? 1 : 3))} ${num(y)}`;
    return `<path d="M${at(index / 9, horizon)}L${at((index + 1) / 9, horizon)}L${at((index + 1) / 9, height)}L${at(index / 9, height)}Z" fill="${oklch(index % 2 ? 0.56 : 0.5, 0.15, 140)}"/>`;
  }).join('');
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, mood.top],
          [0.4, mood.middle],
          [0.6, mood.low],
        ]),
      ) +
      flat(
        `M0 ${num(horizon - height * 0.26)}Q${num(width * 0.5)} ${num(horizon - height * 0.12)} ${width} ${num(horizon - height * 0.26)}V${num(horizon)}H0Z`,
        pen.linear([
          [0, mood.deep],
          [1, mood.near],
        ]),
      ) +
      crowd +
      stripes +
      flat(ellipse(width * 0.5, height * 0.78, width * 0.42, height * 0.1), '#fff', 0.12) +
      stroke(ellipse(width * 0.5, height * 0.78, width * 0.42, height * 0.1), '#fff', 2.5, 0.6) +
      stroke(`M0 ${num(horizon + 2)}H${width}`, '#fff', 2, 0.7) +
      flood(width * 0.14) +
      flood(width * 0.86),
    front: motes(pen, frame, '#fff', 18, 0.6, 1.8, [0.05, 0.6]),
  };
};
