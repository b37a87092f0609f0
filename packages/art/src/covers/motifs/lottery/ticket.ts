import { embossed, gold, ivory, paint, silver, surface } from '../../../core/material.ts';
import { num, place, roundRect, star } from '../../../core/shapes.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';

/** A scratched winning ticket with its coin. */
export const scratch: Motif = motif(
  'scratch ticket raffle instant card win cash lucky 4d 3d 2d toto',
  'burst silk candyland brocade',
  (pen, tint) => {
    const paper = paint(tint, 0.19, 0.6);
    const ticket = 'M-84 -58H84V-20A16 16 0 0 0 84 14V58H-84V14A16 16 0 0 0 -84 -20Z';
    const cell = (index: number): string => {
      const label = textPath(pen.random.pick(['7', '8', '88', '5', '21', '9']), 'heavy', 0, 0, 17);
      return place(
        surface(pen, roundRect(-21, -17, 42, 34, 6), index === 5 ? silver : ivory, 1.2) +
          (index === 5
            ? ''
            : `<path d="${label.path}" transform="translate(${num(-label.width / 2)} -8.5)" fill="#8a1230"/>`),
        -46 + (index % 3) * 46,
        -6 + Math.floor(index / 3) * 40,
      );
    };
    const title = surface(pen, star(0, 0, 12, 5, 5), gold, 0.8);
    return (
      place(
        embossed(pen, surface(pen, ticket, paint(tint + 60, 0.17, 0.5), 1.8), 3, 0.6),
        8,
        6,
        1.06,
        10,
      ) +
      place(
        embossed(pen, surface(pen, ticket, paper, 1.8), 3, 0.6) +
          [-46, -23, 0, 23, 46].map((x) => place(title, x, -41)).join('') +
          [0, 1, 2, 3, 4, 5].map(cell).join(''),
        -4,
        -6,
        1.12,
        -8,
      ) +
      embossed(pen, coin(pen, 66, 60, 36, 0.95), 2.4, 0.8)
    );
  },
);
