import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, place, smooth } from '../../../core/shapes.ts';
import { shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

function lolly(pen: Pen, hue: number): string {
  const swirl = Array.from({ length: 6 }, (_, index) => {
    const turn = (index * Math.PI) / 3;
    const at = (angle: number, radius: number): string =>
      `${num(Math.cos(angle + turn) * radius)} ${num(Math.sin(angle + turn) * radius)}`;
    return `M0 0C${at(0.3, 18)} ${at(0.5, 36)} ${at(0.9, 46)}A46 46 0 0 1 ${at(1.42, 46)}C${at(1, 34)} ${at(0.8, 18)} 0 0Z`;
  }).join('');
  return (
    stroke('M0 44V112', '#fffaf2', 9) +
    stroke('M2 46V112', '#c9b8a8', 2.5) +
    embossed(
      pen,
      surface(pen, ellipse(0, 0, 46), paint(hue, 0.21, 0.66)) + flat(swirl, '#fff', 0.92),
      5,
      0.9,
    )
  );
}

function wrapped(pen: Pen, hue: number): string {
  const paper = paint(hue, 0.2, 0.66);
  return embossed(
    pen,
    surface(pen, 'M26 0L58 -26L52 -6L62 4L50 8L56 28Z', paper, 1.6) +
      surface(pen, 'M-26 0L-58 -26L-52 -6L-62 4L-50 8L-56 28Z', paper, 1.6) +
      surface(pen, ellipse(0, 0, 32, 27), paper) +
      flat(
        'M-20 -21Q-10 0 -20 21L-8 26Q2 0 -8 -26ZM6 -26Q16 0 6 26L18 22Q28 0 18 -22Z',
        '#fff',
        0.75,
      ),
    4,
    1,
  );
}

const bear = (pen: Pen, hue: number): string =>
  `<g opacity="0.94">${embossed(
    pen,
    surface(pen, ellipse(-17, -52, 11), paint(hue, 0.2, 0.66)) +
      surface(pen, ellipse(17, -52, 11), paint(hue, 0.2, 0.66)) +
      surface(
        pen,
        smooth(
          '0,-58 24,-42 22,-18 40,-12 40,6 28,8 34,40 24,54 4,50 -4,50 -24,54 -34,40 -28,8 -40,6 -40,-12 -22,-18 -24,-42',
        ),
        paint(hue, 0.2, 0.66),
      ),
    8,
    1,
  )}</g>${flat(ellipse(-9, -36, 3) + ellipse(9, -36, 3), '#3b1022')}${shineSpot(-8, 4, 8, 16, 14, 0.4)}`;

/** Sweets of all kinds. */
export const candy: Motif = motif(
  'candy sweet sweets sugar bonanza lollipop gummy jelly cake bakery cookie treat choco',
  'candyland burst silk',
  (pen, tint) =>
    place(lolly(pen, tint), -46, -28, 0.95, -16) +
    place(lolly(pen, tint + 140), 56, -34, 0.78, 18) +
    place(wrapped(pen, tint + 60), 58, 62, 0.85, -20) +
    place(wrapped(pen, tint + 200), -66, 66, 0.7, 24) +
    place(bear(pen, tint + 260), 4, 34, 1.15, 4),
);
