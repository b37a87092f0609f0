import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, paint, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, roundRect } from '../../../core/shapes.ts';
import { orb, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A bubbling flask. */
export const potion: Motif = motif(
  'potion witch alchemy alchemist elixir lab brew poison hex blood halloween',
  'cave forest stage',
  (pen, tint) => {
    const glass =
      'M-20 -92H20V-42C60 -26 78 12 70 48C62 84 34 98 0 98S-62 84 -70 48C-78 12 -60 -26 -20 -42Z';
    const bubbles = [
      [-20, 40, 11],
      [22, 58, 8],
      [8, 22, 7],
      [-36, 64, 7],
      [36, 28, 9],
      [-6, -6, 6],
    ]
      .map(
        ([x, y, r]) =>
          flat(ellipse(x!, y!, r!), '#fff', 0.35) +
          shineSpot(x! - r! * 0.3, y! - r! * 0.3, r! * 0.3, r! * 0.3, 0, 0.9),
      )
      .join('');
    return (
      glow(pen, 0, 30, 120, oklch(0.8, 0.2, tint), 0.9) +
      flat(glass, '#e8f4ff', 0.28) +
      `<g clip-path="${pen.clip(glass)}">${surface(pen, 'M-90 6C-50 -8 -30 16 0 6S60 -6 90 6V110H-90Z', paint(tint, 0.22, 0.6), 0)}${bubbles}</g>` +
      stroke(glass, '#ffffff', 4, 0.9) +
      stroke('M-52 60C-60 30 -50 0 -28 -18', '#fff', 8, 0.6) +
      embossed(
        pen,
        surface(pen, roundRect(-27, -100, 54, 16, 6), gold, 1.6) +
          surface(pen, roundRect(-17, -124, 34, 28, 5), wood, 1.8),
        2.4,
        0.8,
      ) +
      [
        [-36, -86, 7],
        [34, -104, 9],
        [10, -140, 6],
      ]
        .map(([x, y, r]) => orb(pen, x!, y!, r!, paint(tint, 0.19, 0.7), 0))
        .join('')
    );
  },
);
