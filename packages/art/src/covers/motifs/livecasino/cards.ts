import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { num, place, roundRect } from '../../../core/shapes.ts';
import { cardFan, playingCard } from '../kit/cards.ts';
import { chip, chipStack } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';

/** Two cards and a tower of chips. */
export const blackjack: Motif = motif(
  'blackjack 21 pontoon twenty-one',
  'felt stage city',
  (pen, tint) =>
    place(playingCard(pen, 'A', 'spade', 88), -34, -22, 1, -14) +
    place(`<g filter="none">${playingCard(pen, 'K', 'heart', 88)}</g>`, 36, -16, 1, 12) +
    chipStack(pen, -64, 82, 30, [tint, tint, 25, 25]) +
    chipStack(pen, 62, 86, 30, [270, 150, 270, 150, 25]) +
    chip(pen, 0, 84, 30, 25, 0.5, 8),
);

/** Three cards face to face with three others. */
export const baccarat: Motif = motif(
  'baccarat punto banco squeeze super6 super',
  'felt brocade stage palace',
  (pen, tint) => {
    const shield = (x: number, hue: number, letter: string): string => {
      const mark = textPath(letter, 'slab', 0, 0, 30);
      return place(
        embossed(
          pen,
          surface(pen, 'M-30 -34H30V8C30 26 14 36 0 44C-14 36 -30 26 -30 8Z', gold, 1.8) +
            surface(
              pen,
              'M-24 -28H24V6C24 20 12 30 0 36C-12 30 -24 20 -24 6Z',
              paint(hue, 0.2, 0.5),
              1.2,
            ) +
            `<path d="${mark.path}" transform="translate(${num(-mark.width / 2)} -17)" fill="#fff6d6"/>`,
          2.4,
          0.7,
        ),
        x,
        66,
        0.98,
      );
    };
    return (
      place(
        cardFan(
          pen,
          [
            ['9', 'diamond'],
            ['Q', 'spade'],
            ['10', 'heart'],
          ],
          62,
          20,
        ),
        -48,
        -34,
        1,
        -8,
      ) +
      place(
        cardFan(
          pen,
          [
            ['8', 'club'],
            ['A', 'heart'],
            ['J', 'diamond'],
          ],
          62,
          20,
        ),
        52,
        -30,
        1,
        8,
      ) +
      shield(-52, 260, 'P') +
      shield(52, 25, 'B') +
      chip(pen, 0, 96, 24, tint, 0.5, 7)
    );
  },
);

/** A dragon card against a tiger card. */
export const dragonTiger: Motif = motif(
  'dragon-tiger andar bahar teen patti hilo hi-lo war',
  'felt palace brocade',
  (pen, tint) => {
    const panel = (hue: number, letter: string): string => {
      const mark = textPath(letter, 'brush', 0, 0, 62);
      return (
        embossed(
          pen,
          surface(pen, roundRect(-46, -66, 92, 132, 10), gold, 1.6) +
            surface(pen, roundRect(-40, -60, 80, 120, 7), paint(hue, 0.19, 0.44), 1.4),
          3,
          0.7,
        ) +
        stroke(roundRect(-34, -54, 68, 108, 5), '#ffe08a', 1.4) +
        embossed(
          pen,
          `<path d="${mark.path}" transform="translate(${num(-mark.width / 2)} -31)" fill="${pen.linear(gold.stops)}"/>`,
          1.6,
          0.9,
        )
      );
    };
    return (
      place(panel(25, 'A'), -44, -16, 1, -11) +
      place(panel(262, 'B'), 44, -10, 1, 11) +
      chipStack(pen, 0, 92, 28, [tint, 25, tint]) +
      chip(pen, -60, 88, 24, 85, 0.45, 7) +
      chip(pen, 62, 90, 24, 262, 0.45, 7)
    );
  },
);
