import { embossed, gold, paint, surface } from '../../../core/material.ts';
import { num, place } from '../../../core/shapes.ts';
import { cardFan } from '../kit/cards.ts';
import { chip } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';

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
