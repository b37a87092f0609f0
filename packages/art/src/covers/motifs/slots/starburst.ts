import { oklch } from '../../../core/colour.ts';
import { embossed, flat, stroke } from '../../../core/material.ts';
import { place, polygon, ring, star, type Point } from '../../../core/shapes.ts';
import { gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glint, glow } from '../../../scenes/light.ts';

/** A star of stones. */
export const starburst: Motif = motif(
  'starburst starfall stars star cosmic galaxy nova shine xtreme bling 100 1000',
  'space burst silk',
  (pen, tint) => {
    const points = ring(0, 0, 104, 5);
    const valleys = ring(0, 0, 44, 5, Math.PI / 5);
    const facets = points.flatMap((tip, index): string[] => {
      const [left, right] = [valleys[(index + 4) % 5] as Point, valleys[index] as Point];
      return [
        flat(polygon([[0, 0], left, tip]), oklch(0.88 - index * 0.04, 0.16, 92)),
        flat(polygon([[0, 0], tip, right]), oklch(0.66 - index * 0.03, 0.17, 68)),
      ];
    });
    const small = [
      [-84, -60, 30],
      [88, -54, 150],
      [-78, 74, 220],
      [82, 78, 300],
    ]
      .map(([x, y, turn]) =>
        place(gemStone(pen, 0, 0, 24, tint + turn!, 'brilliant'), x!, y!, 1, x! / 5),
      )
      .join('');
    return (
      glow(pen, 0, 0, 130, '#fff2b0', 0.9) +
      small +
      embossed(pen, flat(star(0, 0, 108, 46, 5), '#7a4204') + facets.join(''), 3, 0.9) +
      stroke(star(0, 0, 104, 44, 5), '#fff6cf', 2.6) +
      place(gemStone(pen, 0, 0, 30, tint, 'round'), 0, 4) +
      glint(-26, -40, 26)
    );
  },
);
