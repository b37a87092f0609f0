import { place } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { cardFan } from '../kit/cards.ts';
import { chipStack } from '../kit/chips.ts';
import { medal } from '../kit/medal.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A fan of three, and their number on a medal. */
export const threeCards: Motif = motif(
  '=three+card+poker',
  'felt stage city brocade',
  (pen, tint) =>
    glow(pen, 0, -20, 130, '#fff3c4', 0.6) +
    place(
      cardFan(
        pen,
        [
          ['Q', 'diamond'],
          ['K', 'diamond'],
          ['A', 'diamond'],
        ],
        84,
        24,
      ),
      0,
      -26,
    ) +
    chipStack(pen, -78, 74, 26, [tint, 25, tint, 25, tint]) +
    chipStack(pen, 80, 74, 26, [25, 262, 25]) +
    place(medal(pen, 38, 25, '3', 34), 0, 52),
);
