import { oklch } from '../core/colour.ts';
import { flat } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { clouds, glow, rays, ridge, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Green hills, a rainbow and flowers. */
export const meadow: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const bow = [25, 60, 100, 150, 240, 300]
    .map(
      (hue, index) =>
        `<circle cx="${num(width * 0.5)}" cy="${num(height * 0.72)}" r="${num(width * 0.56 - index * 7)}" fill="none" stroke="${oklch(0.8, 0.16, hue)}" stroke-width="7" opacity="0.6"/>`,
    )
    .join('');
  const flower = (): string => {
    const [x, y, size] = [
      pen.random.between(0, width),
      pen.random.between(0.84, 0.98) * height,
      pen.random.between(2, 4),
    ];
    return (
      flat(
        [0, 1, 2, 3, 4]
          .map((index) =>
            ellipse(
              x + Math.cos(index * 1.257) * size,
              y + Math.sin(index * 1.257) * size,
              size * 0.7,
            ),
          )
          .join(''),
        pen.random.pick(['#fff', '#ffd84d', '#ff8fb8']),
      ) + flat(ellipse(x, y, size * 0.6), '#ffb400')
    );
  };
  const green = (l: number): string => oklch(l, 0.17, 138);
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.42, width * 0.65, '#fffbe0') +
      rays(pen, width * 0.5, height * 0.42, height * 0.8, '#fff', 20, 0.3) +
      softly(pen, 2, bow) +
      clouds(pen, frame, height * 0.56, '#ffffff', 0.8, 24) +
      ridge(
        pen,
        frame,
        height * 0.7,
        height * 0.12,
        pen.linear([
          [0, green(0.78)],
          [1, green(0.5)],
        ]),
      ) +
      ridge(
        pen,
        frame,
        height * 0.84,
        height * 0.1,
        pen.linear([
          [0, green(0.66)],
          [1, green(0.34)],
        ]),
      ),
    front: Array.from({ length: 14 }, flower).join(''),
  };
};
