import { flat } from '../core/material.ts';
import { num, ribbon, smooth } from '../core/shapes.ts';
import { bokeh, glow, motes, ridge, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A burning mountain over rivers of lava. */
export const volcano: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [x, top] = [width * 0.5, height * 0.22];
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, x, top, width * 0.6, mood.glow) +
      softly(
        pen,
        5,
        flat(
          smooth([
            [x - 20, top + 6],
            [x - 70, top - 60],
            [x - 20, top - 110],
            [x + 50, top - 90],
            [x + 74, top - 40],
            [x + 22, top + 6],
          ]),
          mood.low,
          0.55,
        ),
      ) +
      flat(
        `M${num(x - 34)} ${num(top)}L${num(-width * 0.1)} ${num(height * 0.8)}H${num(width * 1.1)}L${num(x + 34)} ${num(top)}Q${num(x)} ${num(top + 12)} ${num(x - 34)} ${num(top)}Z`,
        pen.linear([
          [0, mood.mid],
          [1, mood.deep],
        ]),
      ) +
      flat(
        ribbon(
          [
            [x, top + 4],
            [x - 18, top + 70],
            [x + 14, top + 150],
            [x - 40, height * 0.8],
          ],
          (t) => 16 + 40 * t,
        ),
        pen.linear([
          [0, '#fff2a0'],
          [0.3, '#ff9a1f'],
          [1, '#d0220e'],
        ]),
      ) +
      ridge(pen, frame, height * 0.86, height * 0.12, mood.deep, 9, true),
    front:
      motes(pen, frame, '#ffb347', 34, 0.8, 2.8, [0.05, 0.85]) +
      bokeh(pen, frame, ['#ff7a18', '#ffb347'], 5, [0.4, 0.8]),
  };
};
