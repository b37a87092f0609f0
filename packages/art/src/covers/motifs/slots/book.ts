import { embossed, gold, ivory, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, place, roundRect, star } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

function emblem(pen: Pen, tint: number): string {
  const eye = 'M-26 0C-14 -17 14 -17 26 0C14 15 -14 15 -26 0Z';
  return pen.random.chance(0.5)
    ? surface(pen, star(0, 0, 40, 21, 12), gold, 1.4) +
        orb(pen, 0, 0, 17, paint(tint, 0.2, 0.55), 1.4)
    : surface(pen, ellipse(0, 0, 38), gold, 1.4) +
        surface(pen, eye, ivory, 1.6) +
        orb(pen, 0, 0, 11, paint(tint, 0.2, 0.5), 1.2);
}

/** A closed book of secrets with gold fittings and light between the pages. */
export const book: Motif = motif(
  'book books legend secrets tome scroll story tales',
  'temple desert cave forest brocade',
  (pen, tint) => {
    const leather = paint(tint, 0.14, 0.4);
    const corner = surface(pen, 'M-66 -84H-30L-40 -68L-50 -64V-50L-66 -40Z', gold, 1.4);
    const cornerRow = corner + `<g transform="scale(1 -1)">${corner}</g>`;
    const pages = Array.from({ length: 9 }, (_, index) =>
      stroke(
        `M-62 ${num(86 + index * 2)}H${num(66 + index)}`,
        index % 2 ? '#c8b07a' : '#fff4cf',
        2,
      ),
    ).join('');
    const side = Array.from({ length: 8 }, (_, index) =>
      stroke(
        `M${num(68 + index * 2.2)} ${num(-80 + index)}V${num(88 + index)}`,
        index % 2 ? '#c8b07a' : '#fff4cf',
        2.2,
      ),
    ).join('');
    const body =
      surface(pen, roundRect(-64, -84, 154, 190, 8), leather, 2.4) +
      side +
      pages +
      embossed(pen, surface(pen, roundRect(-70, -90, 142, 178, 9), leather, 2.4), 4, 0.5) +
      stroke(roundRect(-56, -76, 114, 150, 5), '#f0bf4c', 2.4) +
      stroke(roundRect(-50, -70, 102, 138, 4), '#f0bf4c', 1, 0.7) +
      embossed(
        pen,
        `<g transform="translate(1 -1)">${mirrored(cornerRow)}</g>${place(emblem(pen, tint + 180), 1, -2, 1.05)}${surface(pen, roundRect(60, -14, 40, 24, 5), gold, 1.4)}`,
        2.4,
        0.8,
      );
    return glow(pen, 20, 30, 140, '#ffe9a0', 0.7) + place(body, -6, -4, 0.98, -9);
  },
);
