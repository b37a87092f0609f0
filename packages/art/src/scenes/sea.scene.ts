import { flat, stroke } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { clouds, glow, motes, rays, sky } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Open sea at a low sun. */
export const sea: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const horizon = height * 0.56;
  const wave = (y: number, size: number, fill: string): string => {
    const count = Math.ceil(width / size) + 1;
    const crests = Array.from(
      { length: count },
      () => `q${num(size * 0.5)} ${num(-size * 0.42)} ${num(size)} 0`,
    ).join('');
    return `<path d="M${num(-size * pen.random.next())} ${num(y)}${crests}V${height + 20}H${-size}Z" fill="${fill}"/>`;
  };
  const shimmer = Array.from({ length: 12 }, (_, index) => {
    const y = horizon + 6 + index * ((height - horizon) / 15);
    const half = width * (0.05 + 0.02 * index) * pen.random.between(0.5, 1.1);
    return stroke(
      `M${num(width * 0.5 - half)} ${num(y)}H${num(width * 0.5 + half)}`,
      mood.spark,
      2,
      0.55,
    );
  }).join('');
  return {
    back:
      sky(pen, { width, height: horizon + 2 }, mood) +
      rays(pen, width * 0.5, horizon, height, mood.spark, 20, 0.32) +
      glow(pen, width * 0.5, horizon, width * 0.6, mood.glow) +
      flat(ellipse(width * 0.5, horizon - 4, width * 0.17), mood.spark) +
      clouds(pen, frame, height * 0.2, mood.low, 0.35, 22) +
      `<rect y="${num(horizon)}" width="${width}" height="${num(height - horizon)}" fill="${pen.linear(
        [
          [0, mood.low],
          [0.25, mood.mid],
          [1, mood.deep],
        ],
      )}"/>` +
      shimmer +
      wave(height * 0.76, 44, mood.mid) +
      wave(height * 0.86, 64, mood.near),
    front: motes(pen, frame, '#fff', 14, 0.5, 1.7, [0.5, 0.9]),
  };
};
