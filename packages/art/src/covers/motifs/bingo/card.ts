import { oklch } from '../../../core/colour.ts';
import { embossed, flat, paint, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, place, roundRect } from '../../../core/shapes.ts';
import { numberBall } from '../kit/balls.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';
import { glow } from '../../../scenes/light.ts';

function card(pen: Pen, hue: number): string {
  const head = ['B', 'I', 'N', 'G', 'O']
    .map((letter, index) => {
      const text = textPath(letter, 'heavy', 0, 0, 17);
      return `<path d="${text.path}" transform="translate(${num(-56 + index * 28 - text.width / 2)} -70)" fill="#fff"/>`;
    })
    .join('');
  const marked = new Set(Array.from({ length: 7 }, () => pen.random.whole(0, 24)).concat(12));
  const cells = Array.from({ length: 25 }, (_, index) => {
    const [x, y] = [-56 + (index % 5) * 28, -30 + Math.floor(index / 5) * 26];
    const text = textPath(
      String(pen.random.whole(1, 15) + (index % 5) * 15),
      'condensed',
      0,
      0,
      12,
    );
    return `${flat(roundRect(x - 12.5, y - 11.5, 25, 23, 3), '#fffdf6')}<path d="${text.path}" transform="translate(${num(x - text.width / 2)} ${num(y - 6)})" fill="#3a2840"/>${marked.has(index) ? flat(ellipse(x, y, 10.5), oklch(0.62, 0.22, hue + 160), 0.72) : ''}`;
  }).join('');
  return (
    embossed(
      pen,
      surface(pen, roundRect(-76, -84, 152, 176, 12), paint(hue, 0.2, 0.54), 2),
      3,
      0.6,
    ) +
    head +
    cells
  );
}

/** A card half filled. */
export const bingoCard: Motif = motif(
  'card house full line hall jumble bingo',
  'candyland burst silk stage',
  (pen, tint) =>
    place(card(pen, tint + 70), 30, -8, 0.92, 14) +
    place(card(pen, tint), -16, -6, 1, -7) +
    numberBall(pen, 70, 66, 36, 25, 'B7') +
    numberBall(pen, -78, 76, 28, 262, 'O'),
);

/** Five letters on five balls. */
export const bingoBalls: Motif = motif(
  'balls super mega octavo rainbow electro bingo',
  'burst candyland space city',
  (pen, tint) =>
    glow(pen, 0, 0, 120, '#fff', 0.6) +
    [...'BINGO']
      .map((letter, index) =>
        numberBall(
          pen,
          [-70, 66, 0, -54, 58][index]!,
          [-52, -58, -6, 58, 60][index]!,
          [40, 40, 58, 38, 40][index]!,
          tint + index * 72,
          letter,
        ),
      )
      .join(''),
);
