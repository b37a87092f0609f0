import { embossed, gold, paint, surface } from '../../../core/material.ts';
import { place, ribbon } from '../../../core/shapes.ts';
import { fishBody } from '../kit/fish-body.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A golden fish with flowing fins. */
export const goldfish: Motif = motif(
  'gold golden koi carp lucky fortune happy pond',
  'ocean palace',
  (pen) => {
    const veil = (index: number): string =>
      ribbon(
        [
          [-40, 0],
          [-84, -40 + index * 28],
          [-112, -20 + index * 30],
          [-128, -52 + index * 44],
        ],
        (t) => 34 * Math.sin(Math.PI * (0.2 + t * 0.8)) + 3,
      );
    return (
      place(
        embossed(
          pen,
          surface(pen, [0, 1, 2, 3].map(veil).join(''), paint(58, 0.18, 0.7), 1.6),
          3,
          0.7,
        ),
        8,
        0,
        1,
      ) +
      place(
        fishBody(pen, { skin: gold, fins: paint(52, 0.19, 0.66), belly: '#fff3c4' }),
        14,
        0,
        1.06,
        -10,
      ) +
      coin(pen, 70, 74, 22, 0.7) +
      coin(pen, -64, 84, 18, 0.6) +
      coin(pen, 34, 92, 15, 0.8)
    );
  },
);
