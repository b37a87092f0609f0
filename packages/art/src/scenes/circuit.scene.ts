import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num } from '../core/shapes.ts';
import { cover, glow, motes, rays, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Conductors and nodes of a machine. */
export const circuit: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const step = width / 12;
  const neon = oklch(0.82, 0.17, mood.lightHue);
  const wires = Array.from({ length: 22 }, () => {
    const x = Math.round(pen.random.between(0, 12)) * step;
    const y = Math.round(pen.random.between(0, height / step)) * step;
    const across = pen.random.pick([-2, -1, 1, 2]) * step;
    const down = pen.random.pick([-2, 2, 3]) * step;
    return {
      path: `M${num(x)} ${num(y)}h${num(across)}l${num(across * 0.5)} ${num(Math.abs(across * 0.5) * Math.sign(down))}v${num(down)}`,
      dot: ellipse(x, y, 3.2),
    };
  });
  const path = wires.map((wire) => wire.path).join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.middle],
            [0.6, mood.top],
            [1, mood.deep],
          ],
          0.5,
          0.4,
          0.8,
        ),
      ) +
      softly(pen, 3, stroke(path, neon, 3, 0.55)) +
      stroke(path, neon, 1.2, 0.7) +
      flat(wires.map((wire) => wire.dot).join(''), neon) +
      glow(pen, width * 0.5, height * 0.42, width * 0.62, mood.glow, 0.7) +
      rays(pen, width * 0.5, height * 0.42, width * 0.9, mood.spark, 18, 0.25),
    front: motes(pen, frame, neon, 24, 0.6, 2),
  };
};
