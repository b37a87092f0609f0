import { oklch } from '../../../core/colour.ts';
import { flat, stroke } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { place, polygon } from '../../../core/shapes.ts';
import { glint, glow, softly } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A six-sided crystal standing on 0,0. */
function crystal(pen: Pen, height: number, half: number, hue: number): string {
  const shoulder = -height * 0.76;
  const side = (points: string, light: number): string =>
    flat(
      polygon(points),
      pen.linear([
        [0, oklch(Math.min(0.96, light + 0.16), 0.12, hue)],
        [1, oklch(light - 0.1, 0.17, hue - 12)],
      ]),
    );
  const outline = `${-half},0 ${-half},${shoulder} 0,${-height} ${half},${shoulder} ${half},0`;
  return (
    side(
      `${-half},0 ${-half},${shoulder} 0,${-height} ${-half * 0.35},${shoulder} ${-half * 0.35},0`,
      0.76,
    ) +
    side(
      `${-half * 0.35},0 ${-half * 0.35},${shoulder} 0,${-height} ${half * 0.5},${shoulder} ${half * 0.5},0`,
      0.62,
    ) +
    side(
      `${half * 0.5},0 ${half * 0.5},${shoulder} 0,${-height} ${half},${shoulder} ${half},0`,
      0.44,
    ) +
    stroke(polygon(outline), oklch(0.95, 0.06, hue), 2, 0.8) +
    stroke(`M${-half * 0.66} ${shoulder + 8}V-14`, '#fff', 3, 0.6)
  );
}

/** A cluster of crystals over running water. */
export const crystals: Motif = motif('crystal crystals quartz', 'cave space peaks', (pen, tint) => {
  const fall = [-58, -24, 14, 52]
    .map((x, index) => `M${x} 68C${x - 4} 88 ${x + 8} 96 ${x + 2} ${118 + (index % 2) * 8}`)
    .join('');
  return (
    glow(pen, 0, 0, 130, oklch(0.84, 0.17, tint), 0.8) +
    place(crystal(pen, 104, 19, tint + 40), -38, 62, 1, -34) +
    place(crystal(pen, 104, 20, tint - 40), 40, 62, 1, 32) +
    place(crystal(pen, 138, 24, tint + 20), -22, 68, 1, -14) +
    place(crystal(pen, 132, 22, tint - 20), 28, 68, 1, 13) +
    place(crystal(pen, 174, 30, tint), 0, 74) +
    place(crystal(pen, 62, 16, tint + 60), -62, 76, 1, -20) +
    place(crystal(pen, 62, 16, tint - 60), 64, 76, 1, 20) +
    softly(pen, 3, stroke(fall, oklch(0.88, 0.1, 215), 16, 0.8)) +
    stroke(fall, '#f2fbff', 7, 0.9) +
    glint(-8, -62, 26) +
    glint(56, -14, 16)
  );
});
