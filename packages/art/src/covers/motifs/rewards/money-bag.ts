import { embossed, gold, paint, surface } from '../../../core/material.ts';
import { place, smooth } from '../../../core/shapes.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A bag of money. */
export const moneyBag: Motif = motif(
  'bag rich millionaire fortune pot million dollar payday weekly rakeback',
  'burst stage brocade',
  (pen, tint) => {
    const cloth = paint(tint, 0.12, 0.5);
    return (
      embossed(
        pen,
        surface(
          pen,
          smooth(
            '-28,-52 -44,-92 -16,-80 0,-96 16,-80 44,-92 28,-52 62,-8 82,52 50,92 -50,92 -82,52 -62,-8',
          ),
          cloth,
          2.4,
        ),
        9,
        0.6,
      ) +
      embossed(
        pen,
        surface(pen, smooth('-38,-56 0,-46 38,-56 36,-44 0,-34 -36,-44'), gold, 1.8) +
          place(coin(pen, 0, 0, 40, 1), 0, 28),
        3,
        0.9,
      ) +
      [
        [-66, 94, 18],
        [66, 96, 18],
        [-34, 104, 15],
        [30, 106, 16],
      ]
        .map(([x, y, r]) => coin(pen, x!, y!, r!, 0.55))
        .join('')
    );
  },
);
