import { oklch } from '../core/colour.ts';
import { num } from '../core/shapes.ts';
import { bokeh, glow, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A skyline at night. */
export const city: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const row = (y: number, tall: number, fill: string, lit: string | null): string => {
    let markup = '';
    for (let x = -10; x < width;) {
      const w = width * pen.random.between(0.07, 0.14);
      const h = tall * pen.random.between(0.35, 1);
      markup += `<rect x="${num(x)}" y="${num(y - h)}" width="${num(w)}" height="${num(height)}" fill="${fill}"/>`;
      if (lit) {
        for (let wy = y - h + 6; wy < y; wy += 8) {
          for (let wx = x + 4; wx < x + w - 5; wx += 7) {
            if (pen.random.chance(0.42))
              markup += `<path d="M${num(wx)} ${num(wy)}h3v4h-3Z" fill="${lit}" opacity="${pen.random.chance(0.5) ? 0.9 : 0.5}"/>`;
          }
        }
      }
      x += w + pen.random.between(-2, 5);
    }
    return markup;
  };
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.55, width * 0.75, mood.glow, 0.8) +
      softly(pen, 2, row(height * 0.62, height * 0.42, mood.far, null)) +
      row(height * 0.7, height * 0.34, mood.near, oklch(0.9, 0.12, 85)) +
      `<rect y="${num(height * 0.7)}" width="${width}" height="${num(height * 0.3)}" fill="${pen.linear(
        [
          [0, mood.low],
          [0.1, mood.mid],
          [1, mood.deep],
        ],
      )}"/>`,
    front: bokeh(
      pen,
      frame,
      [
        oklch(0.8, 0.16, mood.lightHue),
        oklch(0.75, 0.2, mood.lightHue + 60),
        oklch(0.85, 0.12, 85),
      ],
      9,
      [0.55, 0.95],
    ),
  };
};
