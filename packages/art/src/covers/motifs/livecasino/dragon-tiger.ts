import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { num, place, roundRect } from '../../../core/shapes.ts';
import { chip, chipStack } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';

/** A dragon card against a tiger card. */
export const dragonTiger: Motif = motif(
  'dragon-tiger dragon tiger andar bahar teen patti hilo hi-lo war',
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
