import { oklch } from '../core/colour.ts';
import { flat } from '../core/material.ts';
import { polygon, ribbon } from '../core/shapes.ts';
import { clouds, motes, ridge, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Snow peaks below northern lights. */
export const peaks: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const mountain = (x: number, y: number, size: number, fill: string): string => {
    const top = y - size * 0.9;
    return (
      flat(
        polygon([
          [x, top],
          [x + size * 0.3, top + size * 0.36],
          [x + size * 0.75, y + 60],
          [x - size * 0.75, y + 60],
          [x - size * 0.26, top + size * 0.4],
        ]),
        fill,
      ) +
      flat(
        polygon([
          [x, top],
          [x + size * 0.3, top + size * 0.36],
          [x + size * 0.16, top + size * 0.32],
          [x + size * 0.05, top + size * 0.46],
          [x - size * 0.08, top + size * 0.3],
          [x - size * 0.26, top + size * 0.4],
        ]),
        '#f4fbff',
        0.9,
      ) +
      flat(
        polygon([
          [x, top],
          [x + size * 0.3, top + size * 0.36],
          [x + size * 0.75, y + 60],
          [x + size * 0.1, y + 60],
        ]),
        mood.deep,
        0.32,
      )
    );
  };
  const curtain = (offset: number, colour: string): string =>
    softly(
      pen,
      9,
      flat(
        ribbon(
          [
            [-30, height * (0.3 + offset)],
            [width * 0.3, height * (0.12 + offset)],
            [width * 0.65, height * (0.28 + offset)],
            [width + 30, height * (0.06 + offset)],
          ],
          () => height * 0.14,
        ),
        colour,
        0.55,
      ),
    );
  return {
    back:
      sky(pen, frame, mood) +
      motes(pen, frame, '#fff', 36, 0.4, 1.3, [0, 0.5]) +
      curtain(0, oklch(0.8, 0.18, mood.lightHue)) +
      curtain(0.1, oklch(0.72, 0.2, mood.lightHue + 60)) +
      mountain(width * 0.16, height * 0.7, width * 0.5, mood.far) +
      mountain(width * 0.86, height * 0.72, width * 0.6, mood.mid) +
      clouds(pen, frame, height * 0.68, '#ffffff', 0.5, 30) +
      ridge(
        pen,
        frame,
        height * 0.88,
        height * 0.1,
        pen.linear([
          [0, '#eaf6ff'],
          [0.5, mood.far],
          [1, mood.near],
        ]),
      ),
    front: motes(pen, frame, '#fff', 36, 0.8, 2.6, [0, 0.95]),
  };
};
