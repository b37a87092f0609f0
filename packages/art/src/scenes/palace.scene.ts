import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num, roundRect } from '../core/shapes.ts';
import { clouds, glow, motes, ridge, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A great moon behind curved roofs and lanterns. */
export const palace: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const roof = (x: number, y: number, w: number, fill: string): string =>
    flat(
      `M${num(x - w)} ${num(y - w * 0.06)}C${num(x - w * 0.7)} ${num(y + w * 0.02)} ${num(x - w * 0.4)} ${num(y - w * 0.14)} ${num(x - w * 0.2)} ${num(y - w * 0.42)}H${num(x + w * 0.2)}C${num(x + w * 0.4)} ${num(y - w * 0.14)} ${num(x + w * 0.7)} ${num(y + w * 0.02)} ${num(x + w)} ${num(y - w * 0.06)}L${num(x + w * 0.8)} ${num(y + w * 0.1)}H${num(x - w * 0.8)}Z`,
      fill,
    );
  const pagoda = (x: number, foot: number, w: number, fill: string): string =>
    [0, 1, 2]
      .map(
        (level) =>
          roof(x, foot - level * w * 0.62 - w * 0.3, w * (1 - level * 0.2), fill) +
          flat(
            `M${num(x - w * 0.5)} ${num(foot - level * w * 0.62 - w * 0.26)}h${num(w)}v${num(w * 0.4)}h${num(-w)}Z`,
            fill,
          ),
      )
      .join('');
  const lantern = (x: number, y: number, size: number): string =>
    stroke(
      `M${num(x)} -4V${num(y - size)}M${num(x)} ${num(y + size)}v${num(size * 0.9)}`,
      oklch(0.75, 0.14, 80),
      1.4,
    ) +
    glow(pen, x, y, size * 2.6, '#ffb04a', 0.7) +
    flat(
      ellipse(x, y, size * 1.12, size * 0.9),
      pen.radial(
        [
          [0, '#ffe9a8'],
          [0.4, '#ff5a3c'],
          [1, '#a80f1c'],
        ],
        0.5,
        0.5,
        0.6,
      ),
    ) +
    flat(
      `${roundRect(x - size * 0.5, y - size * 1.08, size, size * 0.26, 1)}${roundRect(x - size * 0.5, y + size * 0.82, size, size * 0.26, 1)}`,
      oklch(0.8, 0.15, 85),
    );
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.38, width * 0.62, mood.glow) +
      flat(
        ellipse(width * 0.5, height * 0.38, width * 0.36),
        pen.radial(
          [
            [0, '#fffdf0'],
            [1, mood.glow],
          ],
          0.4,
          0.4,
          0.7,
        ),
        0.9,
      ) +
      softly(
        pen,
        2,
        pagoda(width * 0.12, height * 0.82, width * 0.2, mood.far) +
          pagoda(width * 0.9, height * 0.8, width * 0.24, mood.far),
      ) +
      clouds(pen, frame, height * 0.74, mood.low, 0.7, 26) +
      pagoda(width * -0.02, height * 0.95, width * 0.24, mood.deep) +
      pagoda(width * 1.03, height * 0.93, width * 0.26, mood.deep) +
      ridge(pen, frame, height * 0.92, height * 0.06, mood.deep),
    front:
      lantern(width * 0.12, height * 0.2, width * 0.055) +
      lantern(width * 0.88, height * 0.15, width * 0.065) +
      lantern(width * 0.8, height * 0.3, width * 0.035) +
      motes(pen, frame, mood.spark, 22, 0.8, 2.2, [0.1, 0.8]),
  };
};
