import { oklch } from '../../../core/colour.ts';
import { embossed, gold, ink, leaf, metal, stroke, surface } from '../../../core/material.ts';
import { num, place, regular, ribbon, roundRect } from '../../../core/shapes.ts';
import { textPath } from '../../../lettering/text.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { suitPath } from '../kit/cards.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A four-leaf clover on a block that ends in a letter and a digit. */
export const clover: Motif = motif('lucky luck clover', 'circuit meadow silk', (pen, tint) => {
  const code = textPath(
    `${'ABCDEF'[pen.random.whole(0, 5)]}${pen.random.whole(2, 9)}`,
    'block',
    0,
    0,
    32,
  );
  const blade = (turn: number): string =>
    place(
      surface(pen, suitPath('heart', 0, -38, 38), leaf, 2.2) +
        stroke('M0 -8V-50', '#1f6b22', 3, 0.6),
      0,
      0,
      1,
      turn,
    );
  return place(
    glow(pen, 0, -6, 130, oklch(0.85, 0.18, 140), 0.6) +
      embossed(
        pen,
        surface(pen, regular(0, 0, 106, 6, Math.PI / 6), metal(tint, 0.09), 2.4),
        5,
        0.9,
      ) +
      embossed(pen, surface(pen, regular(0, 0, 88, 6, Math.PI / 6), ink, 2), 3, 0.6) +
      embossed(
        pen,
        surface(
          pen,
          ribbon('2,-6 14,30 40,58', (t) => 9 - 3 * t),
          leaf,
          2,
        ),
        2,
        0.6,
      ) +
      place(
        embossed(pen, [0, 90, 180, 270].map((turn) => blade(turn + 8)).join(''), 5, 0.8),
        0,
        -20,
        0.94,
      ) +
      embossed(pen, surface(pen, roundRect(-44, 54, 88, 48, 10), gold, 2.2), 3, 0.9) +
      `<path d="${code.path}" transform="translate(${num(-code.width / 2)} 62)" fill="#3a2306"/>` +
      glint(48, -62, 26),
    0,
    -14,
    0.84,
  );
});
