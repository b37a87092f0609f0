import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, num, place, roundRect } from '../../../core/shapes.ts';
import { numberBall } from '../kit/balls.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The fields of a card that make its pattern: both diagonals. */
const isLit = (index: number): boolean => {
  const [column, row] = [index % 5, Math.floor(index / 5)];
  return column === row || column + row === 4;
};

/** A card with its pattern lit, and a party popper that goes off. */
export const popper: Motif = motif(
  'pattern party confetti',
  'burst candyland stage',
  (pen, tint) => {
    const card =
      embossed(
        pen,
        surface(pen, roundRect(-64, -64, 128, 128, 12), paint(tint, 0.2, 0.5), 2),
        3,
        0.6,
      ) +
      Array.from({ length: 25 }, (_, index) => {
        const [x, y] = [-48 + (index % 5) * 24, -48 + Math.floor(index / 5) * 24];
        return (
          flat(roundRect(x - 10.5, y - 10.5, 21, 21, 4), isLit(index) ? '#ffd84a' : '#fffaf0') +
          (isLit(index) ? flat(ellipse(x, y, 7), oklch(0.6, 0.22, tint + 170)) : '')
        );
      }).join('');
    const confetti = Array.from({ length: 26 }, (_, index) => {
      const turn = -1.5 + pen.random.between(0, 1.9);
      const far = pen.random.between(46, 150);
      const [x, y] = [Math.cos(turn) * far - 30, Math.sin(turn) * far + 30];
      return `<path d="${roundRect(-5, -3, 10, 6, 1)}" transform="translate(${num(x)} ${num(y)}) rotate(${num(index * 41)})" fill="${oklch(0.72, 0.2, index * 67)}"/>`;
    }).join('');
    const streamer = (path: string, hue: number): string => stroke(path, oklch(0.72, 0.2, hue), 6);
    const cone =
      surface(pen, 'M-34 -20L34 -20L6 84Q0 92 -6 84Z', paint(tint + 180, 0.2, 0.56), 2.2) +
      surface(pen, 'M-30 -4L33 -14L30 2L-25 14ZM-20 32L22 22L17 40L-16 50Z', gold, 1) +
      surface(pen, ellipse(0, -20, 35, 11), gold, 2) +
      flat(ellipse(0, -20, 26, 7), '#4a1420');
    return (
      place(card, 36, -34, 0.96, 12) +
      streamer('M-34 22C-70 -10 -30 -40 -58 -70S-40 -104 -66 -112', tint + 60) +
      streamer('M-20 26C20 10 26 50 60 30S96 56 112 34', tint + 240) +
      place(embossed(pen, cone, 4, 0.8), -44, 40, 1.12, 44) +
      confetti +
      numberBall(pen, 74, 66, 28, tint + 120, '33')
    );
  },
);
