import { stroke } from '../core/material.ts';
import { num } from '../core/shapes.ts';
import { cover, glints, glow, motes, rays } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Woven ornament in a gold frame of light. */
export const brocade: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const step = width / 7;
  let tiles = '';
  for (let row = 0; row * step * 0.5 < height + step; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * step + (row % 2 ? step / 2 : 0) - step / 2, row * step * 0.5];
      tiles += `M${num(x)} ${num(y - step * 0.4)}q${num(step * 0.12)} ${num(step * 0.28)} ${num(step * 0.4)} ${num(step * 0.4)}q${num(-step * 0.28)} ${num(step * 0.12)} ${num(-step * 0.4)} ${num(step * 0.4)}q${num(-step * 0.12)} ${num(-step * 0.28)} ${num(-step * 0.4)} ${num(-step * 0.4)}q${num(step * 0.28)} ${num(-step * 0.12)} ${num(step * 0.4)} ${num(-step * 0.4)}Z`;
    }
  }
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.low],
            [0.5, mood.mid],
            [1, mood.deep],
          ],
          0.5,
          0.42,
          0.8,
        ),
      ) +
      stroke(tiles, mood.glow, 1.2, 0.17) +
      glow(pen, width * 0.5, height * 0.42, width * 0.6, mood.glow, 0.85) +
      rays(pen, width * 0.5, height * 0.42, width * 0.9, mood.spark, 24, 0.28),
    front: glints(pen, frame, 8, mood.spark) + motes(pen, frame, mood.spark, 16, 0.6, 2),
  };
};
