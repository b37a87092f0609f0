import { place } from '../../../core/shapes.ts';
import { cardFan } from '../kit/cards.ts';
import { chip, chipStack } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A royal hand. */
export const royalFlush: Motif = motif(
  "poker card three holdem hold'em hold omaha royal flush texas stud",
  'felt stage city brocade',
  (pen, tint) =>
    place(
      cardFan(
        pen,
        [
          ['10', 'heart'],
          ['J', 'heart'],
          ['Q', 'heart'],
          ['K', 'heart'],
          ['A', 'heart'],
        ],
        76,
        16,
      ),
      0,
      -18,
    ) +
    chipStack(pen, -72, 94, 28, [tint, 25, tint, 25]) +
    chipStack(pen, 74, 94, 28, [262, 85, 262]) +
    chip(pen, 0, 98, 26, 150, 0.5, 8),
);
