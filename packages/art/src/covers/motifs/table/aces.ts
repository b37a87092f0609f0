import { place } from '../../../core/shapes.ts';
import { cardFan } from '../kit/cards.ts';
import { chip } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Four aces over chips. */
export const aces: Motif = motif(
  'ace aces faro dog four big two pusoy tongits thirteen capsa luckyace win',
  'felt grid silk burst',
  (pen, tint) =>
    place(
      cardFan(
        pen,
        [
          ['A', 'club'],
          ['A', 'diamond'],
          ['A', 'spade'],
          ['A', 'heart'],
        ],
        82,
        19,
      ),
      0,
      -14,
    ) +
    [-70, -24, 24, 70]
      .map((x, index) => chip(pen, x, 92 + (index % 2) * 8, 26, tint + index * 80, 0.5, 8))
      .join(''),
);
