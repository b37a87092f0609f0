import { embossed, flat, gold, ink, paint, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { num, place, roundRect } from '../../../core/shapes.ts';
import { textPath } from '../../../lettering/text.ts';
import { glow } from '../../../scenes/light.ts';
import { numberBall } from '../kit/balls.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Cells of the board, from 0, that were picked and drawn. */
const hits = [2, 6, 9, 13, 15];
const columns = 5;

function cell(pen: Pen, index: number, tint: number): string {
  const isHit = hits.includes(index);
  const label = textPath(String(index + 11), 'heavy', 0, 0, 13);
  const at = `transform="translate(${num(-label.width / 2)} -6.5)"`;
  return place(
    surface(pen, roundRect(-17, -17, 34, 34, 8), isHit ? gold : paint(tint, 0.13, 0.38), 1.4) +
      `<path d="${label.path}" ${at} fill="${isHit ? '#6b2a00' : '#fff'}"/>`,
    ((index % columns) - 2) * 38,
    (Math.floor(index / columns) - 1.5) * 38 - 8,
    isHit ? 1.08 : 1,
  );
}

/** A board of numbers whose picked ones shine, balls before it. */
export const kenoBoard: Motif = motif('keno', 'stage silk burst city', (pen, tint) => {
  const cells = Array.from({ length: 4 * columns }, (_, index) => cell(pen, index, tint));
  return place(
    glow(pen, 0, 0, 130, '#fff3c4', 0.5) +
      embossed(
        pen,
        surface(pen, roundRect(-110, -98, 220, 180, 20), gold, 2.2) +
          surface(pen, roundRect(-101, -89, 202, 162, 14), ink, 1.8),
        4,
        0.8,
      ) +
      embossed(pen, cells.join(''), 2, 0.6) +
      flat('M-101 -60V-75A14 14 0 0 1 -87 -89H40L-60 -40Z', '#fff', 0.08) +
      numberBall(pen, -74, 74, 32, tint + 60, '20') +
      numberBall(pen, 78, 72, 30, tint + 200, '26') +
      numberBall(pen, 4, 86, 26, tint + 300, '13'),
    0,
    -4,
    0.93,
  );
});
