import { flat } from '../core/material.ts';
import { num, smooth } from '../core/shapes.ts';
import { clouds, glow, motes, rays, ridge, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Deep woods with mist and fireflies. */
export const forest: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const trunks = (count: number, thick: number, fill: string): string =>
    Array.from({ length: count }, () => {
      const x = pen.random.between(-0.05, 1.05) * width;
      const half = thick * pen.random.between(0.6, 1.3);
      return `<path d="M${num(x - half * 0.6)} -5L${num(x - half)} ${height}H${num(x + half)}L${num(x + half * 0.6)} -5Z" fill="${fill}"/>`;
    }).join('');
  const leaves = (x: number, y: number, mirror: number): string =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 6) * 1.9 - 0.4;
      const reach = width * pen.random.between(0.2, 0.36);
      const [tx, ty] = [x + mirror * Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      return flat(
        smooth([
          [x, y],
          [(x + tx) / 2 + 12 * Math.sin(angle), (y + ty) / 2 - 14],
          [tx, ty],
          [(x + tx) / 2 - 12 * Math.sin(angle), (y + ty) / 2 + 12],
        ]),
        index % 2 ? mood.near : mood.deep,
      );
    }).join('');
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.4, width * 0.75, mood.glow) +
      softly(pen, 4, trunks(7, 8, mood.far)) +
      rays(pen, width * 0.62, -20, height * 1.1, mood.spark, 18, 0.3) +
      trunks(5, 13, mood.mid) +
      clouds(pen, frame, height * 0.72, mood.low, 0.55, 40) +
      ridge(pen, frame, height * 0.86, height * 0.1, mood.near),
    front:
      leaves(-8, -8, 1) +
      leaves(width + 8, -8, -1) +
      motes(pen, frame, mood.spark, 18, 1, 2.6, [0.2, 0.8]),
  };
};
