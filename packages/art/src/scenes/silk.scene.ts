import { oklch } from '../core/colour.ts';
import { flat } from '../core/material.ts';
import { ribbon } from '../core/shapes.ts';
import { bokeh, cover, glints, glow } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Silk ribbons of light. */
export const silk: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const band = (offset: number, hue: number): string => {
    const wave = pen.random.between(-0.15, 0.15);
    return flat(
      ribbon(
        [
          [-40, height * (offset + wave)],
          [width * 0.3, height * (offset - 0.14)],
          [width * 0.65, height * (offset + 0.16)],
          [width + 40, height * (offset - wave)],
        ],
        (t) => height * (0.1 + 0.1 * Math.sin(t * Math.PI)),
      ),
      pen.linear([
        [0, oklch(0.75, 0.19, hue), 0.9],
        [0.6, oklch(0.5, 0.2, hue), 0.75],
        [1, oklch(0.3, 0.14, hue), 0.6],
      ]),
    );
  };
  return {
    back:
      cover(
        frame,
        pen.linear(
          [
            [0, mood.top],
            [0.6, mood.middle],
            [1, mood.deep],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      [0.12, 0.34, 0.56, 0.78]
        .map((offset, index) => band(offset, mood.lightHue + index * 16 - 24))
        .join('') +
      glow(pen, width * 0.5, height * 0.42, width * 0.6, mood.spark, 0.7) +
      bokeh(pen, frame, [mood.glow, mood.low], 9, [0, 0.9]),
    front: glints(pen, frame, 8),
  };
};
