import { oklch } from '../../../core/colour.ts';
import {
  embossed,
  flat,
  ink,
  ivory,
  paint,
  stroke,
  surface,
  wood,
} from '../../../core/material.ts';
import { roundRect, star } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A tall ship under sail. */
export const galleon: Motif = motif(
  'ship galleon voyage sail sailor admiral explorer columbus island odyssey armada',
  'sea ocean',
  (pen, tint) => {
    const sail = (x: number, y: number, w: number, h: number): string =>
      surface(
        pen,
        `M${x - w} ${y}Q${x} ${y + 10} ${x + w} ${y}Q${x + w * 1.24} ${y + h * 0.55} ${x + w * 1.05} ${y + h}Q${x} ${y + h * 0.84} ${x - w * 0.95} ${y + h}Q${x - w * 0.7} ${y + h * 0.5} ${x - w} ${y}Z`,
        ivory,
        1.8,
      );
    const flag = surface(
      pen,
      'M2 -118C16 -126 26 -112 42 -118V-100C26 -94 16 -108 2 -100Z',
      paint(tint, 0.21, 0.54),
      1.4,
    );
    return (
      stroke('M0 -116V50M-52 -78V40M50 -70V40M60 36L112 4', '#5a3415', 5) +
      flag +
      embossed(
        pen,
        sail(-52, -66, 26, 42) +
          sail(-52, -20, 32, 44) +
          sail(50, -58, 24, 38) +
          sail(50, -16, 30, 42) +
          sail(0, -92, 30, 46) +
          sail(0, -44, 40, 62) +
          flat(star(2, -16, 16, 7, 5), oklch(0.58, 0.2, tint)),
        3,
        0.4,
      ) +
      embossed(
        pen,
        surface(
          pen,
          'M-104 22L-70 30H60L104 20C100 60 80 88 54 94H-58C-84 86 -100 56 -104 22Z',
          wood,
          2.4,
        ) + stroke('M-96 46H94M-86 64H84', '#e8b13a', 3.4),
        5,
        0.6,
      ) +
      [-54, -24, 6, 36, 62]
        .map((x) => surface(pen, roundRect(x - 6, 50, 12, 10, 2), ink, 1))
        .join('') +
      `<path d="M-112 92q14 -12 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0C100 122 -100 122 -112 92Z" fill="${pen.linear(
        [
          [0, oklch(0.85, 0.08, 220)],
          [0.3, oklch(0.55, 0.12, 235)],
          [1, oklch(0.3, 0.1, 245)],
        ],
      )}" opacity="0.92"/>`
    );
  },
);
