import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, roundRect, star } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { playingCard } from '../kit/cards.ts';
import { sign } from '../kit/sign.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A shield with the letter of a side. */
function shield(pen: Pen, letter: string, hue: number): string {
  const outer =
    'M0 -62C22 -48 44 -46 56 -50C58 6 40 46 0 66C-40 46 -58 6 -56 -50C-44 -46 -22 -48 0 -62Z';
  return (
    embossed(pen, surface(pen, outer, gold, 2.2), 4, 0.9) +
    place(embossed(pen, surface(pen, outer, paint(hue, 0.2, 0.46), 2), 3, 0.7), 0, 1, 0.82) +
    place(sign(pen, letter, 'slab', 56), 0, -2)
  );
}

/** Banker against player, linked by the chain. */
export const bankerPlayer: Motif = motif('banker player versus', 'circuit felt silk', (pen) => {
  const link = (x: number): string =>
    stroke(roundRect(x - 15, 34, 30, 18, 9), gold.line, 10) +
    stroke(roundRect(x - 15, 34, 30, 18, 9), '#ffd25e', 6);
  return place(
    glow(pen, 0, 0, 130, oklch(0.85, 0.14, 80), 0.6) +
      place(playingCard(pen, '9', 'heart', 56), -62, -56, 1, -22) +
      place(playingCard(pen, '8', 'spade', 56), 62, -56, 1, 22) +
      embossed(pen, link(-24) + link(0) + link(24), 2.4, 0.9) +
      place(shield(pen, 'B', 26), -52, 30, 1.06, -7) +
      place(shield(pen, 'P', 258), 52, 30, 1.06, 7) +
      glow(pen, 0, -26, 40, '#fff4c0', 0.9) +
      flat(star(0, -26, 26, 7, 8), '#fff6d0') +
      flat(ellipse(0, -26, 5), '#ffb020'),
    0,
    -2,
    0.92,
  );
});
