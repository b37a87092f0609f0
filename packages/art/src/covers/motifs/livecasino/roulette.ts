import { embossed, flat, gold, paint, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, num, polygon, type Point } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';

const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

function pocket(index: number): string {
  const step = (Math.PI * 2) / order.length;
  const at = (angle: number, radius: number): Point => [
    Math.cos(angle) * radius,
    Math.sin(angle) * radius,
  ];
  const [from, to] = [index * step, (index + 1) * step];
  const fill = index === 0 ? '#0c8a4d' : index % 2 ? '#c4152b' : '#17171d';
  return flat(polygon([at(from, 60), at(from, 86), at(to, 86), at(to, 60)]), fill);
}

/** The wheel, tilted, with the ball in its track. */
export const roulette: Motif = motif(
  'roulette wheel french european american spin',
  'felt stage city',
  (pen) => {
    const number = (index: number): string => {
      const label = textPath(String(order[index]), 'condensed', 0, 0, 9);
      return `<path d="${label.path}" transform="rotate(${num(((index + 0.5) / order.length) * 360 + 90)}) translate(${num(-label.width / 2)} -83)" fill="#fff"/>`;
    };
    const spoke = (turn: number): string =>
      `<g transform="rotate(${turn})">${surface(pen, 'M-5 0L-3 -40H3L5 0Z', gold, 1) + orb(pen, 0, -42, 6, gold, 1)}</g>`;
    const wheel =
      embossed(pen, surface(pen, ellipse(0, 0, 108), wood, 2.4), 5, 0.6) +
      stroke(ellipse(0, 0, 101), '#f4c95a', 4) +
      surface(pen, ellipse(0, 0, 94), paint(40, 0.07, 0.34), 1.4) +
      stroke(ellipse(0, 0, 88), '#f4c95a', 2.4) +
      order.map((_, index) => pocket(index)).join('') +
      order.map((_, index) => number(index)).join('') +
      stroke(ellipse(0, 0, 60), '#f4c95a', 3) +
      flat(
        ellipse(0, 0, 48),
        pen.radial([
          [0, '#b5763a'],
          [0.7, '#6d3d18'],
          [1, '#2f1707'],
        ]),
      ) +
      embossed(
        pen,
        spoke(20) + spoke(110) + spoke(200) + spoke(290) + orb(pen, 0, 0, 17, gold, 1.4),
        2.4,
        0.9,
      ) +
      orb(pen, 62, -44, 8.5, paint(90, 0.01, 0.95), 1);
    return `<g transform="translate(0 6) scale(1.06 .86) rotate(-8)">${wheel}</g>`;
  },
);
