import { oklch } from '../../../core/colour.ts';
import { embossed, flat, metal, paint, silver, stroke, surface } from '../../../core/material.ts';
import { polygon, roundRect } from '../../../core/shapes.ts';
import { textPath } from '../../../lettering/text.ts';
import { glow, softly } from '../../../scenes/light.ts';
import { mirrored } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A road to the horizon under a sign with a hash. */
export const highway: Motif = motif(
  'highway road street route',
  'grid city circuit',
  (pen, tint) => {
    const edge = 'M18 -30L128 116';
    const neon = oklch(0.84, 0.18, tint);
    const dashes = [
      [-22, -10, 2.4, 3.6],
      [2, 24, 4.6, 7],
      [42, 74, 8, 11],
      [92, 118, 12, 15],
    ]
      .map(([top, foot, near, wide]) =>
        polygon([
          [-near!, top!],
          [near!, top!],
          [wide!, foot!],
          [-wide!, foot!],
        ]),
      )
      .join('');
    const sign = textPath('#', 'medium', 0, 0, 50);
    const lamp = (x: number, y: number, r: number, colour: string): string =>
      glow(pen, x, y, r * 4, colour, 0.9) +
      flat(roundRect(x - r, y - r * 0.6, r * 2, r * 1.2, r), '#fff');
    return (
      glow(pen, 0, -34, 110, oklch(0.86, 0.16, tint + 40), 0.8) +
      surface(pen, polygon('-18,-30 18,-30 128,116 -128,116'), paint(270, 0.03, 0.28), 0) +
      flat(dashes, '#fff4c8') +
      mirrored(softly(pen, 4, stroke(edge, neon, 12, 0.9)) + stroke(edge, '#fff', 4)) +
      mirrored(lamp(34, 46, 5, '#ff5040') + lamp(50, 46, 5, '#ff5040')) +
      embossed(
        pen,
        mirrored(surface(pen, roundRect(74, -84, 12, 130, 4), silver, 1.8)) +
          surface(pen, roundRect(-90, -112, 180, 68, 10), metal(tint, 0.06), 2.2),
        4,
        0.9,
      ) +
      embossed(
        pen,
        surface(pen, roundRect(-82, -105, 164, 54, 7), paint(150, 0.12, 0.38), 1.6),
        2,
        0.5,
      ) +
      `<path d="${sign.path}" transform="translate(-62 -103)" fill="#fff"/>` +
      stroke('M18 -62V-94M4 -80L18 -96L32 -80M52 -62V-94M38 -80L52 -96L66 -80', '#fff', 6)
    );
  },
);
