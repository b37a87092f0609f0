import { oklch } from '../core/colour.ts';
import { flat } from '../core/material.ts';
import { num, ribbon } from '../core/shapes.ts';
import { cover, rays, ridge, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Under water: beams from above, reef silhouettes, bubbles. */
export const ocean: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const bubbles = Array.from({ length: 16 }, () => {
    const radius = pen.random.between(2, 8);
    const [x, y] = [pen.random.between(0, width), pen.random.between(0.1, 0.9) * height];
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="#fff" fill-opacity="0.12" stroke="#fff" stroke-opacity="0.55" stroke-width="1"/><circle cx="${num(x - radius * 0.35)}" cy="${num(y - radius * 0.35)}" r="${num(radius * 0.22)}" fill="#fff" opacity="0.9"/>`;
  }).join('');
  const weed = (x: number, tall: number, fill: string): string =>
    flat(
      ribbon(
        [
          [x, height + 5],
          [x + 10, height - tall * 0.35],
          [x - 8, height - tall * 0.7],
          [x + 6, height - tall],
        ],
        (t) => 13 * (1 - t) + 1,
      ),
      fill,
    );
  const reef = Array.from({ length: 9 }, (_, index) =>
    weed(
      (index / 8) * width,
      pen.random.between(0.14, index % 8 < 2 || index > 6 ? 0.46 : 0.2) * height,
      index % 2 ? mood.near : oklch(0.34, 0.13, mood.hue + 120),
    ),
  ).join('');
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, mood.glow],
          [0.2, mood.low],
          [0.6, mood.middle],
          [1, mood.top],
        ]),
      ) +
      rays(pen, width * 0.5, -height * 0.15, height * 1.2, '#ffffff', 16, 0.4) +
      softly(pen, 3, ridge(pen, frame, height * 0.8, height * 0.2, mood.mid, 6)) +
      ridge(pen, frame, height * 0.92, height * 0.16, mood.near, 8) +
      bubbles,
    front: reef,
  };
};
