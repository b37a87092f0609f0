import { oklch } from '../../../core/colour.ts';
import { embossed, gold, ink, metal, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, regular, ring, roundRect } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';

const digits = '0123456789ABCDEF';

const hexDigit = (pen: Pen): string => digits[pen.random.whole(0, 15)] as string;

/** A lock made of facets: proof in numbers. */
export const vault: Motif = motif(
  'vault key seed fair proof secret',
  'circuit cave grid',
  (pen, tint) => {
    const plate = regular(0, 0, 100, 6, Math.PI / 6);
    const bolts = ring(0, 0, 82, 6, 0)
      .map(([x, y]) => orb(pen, x, y, 8, gold, 1.2))
      .join('');
    const code = textPath(
      Array.from({ length: 4 }, () => hexDigit(pen)).join(''),
      'block',
      0,
      0,
      22,
    );
    return (
      embossed(pen, surface(pen, plate, metal(tint, 0.07), 2.4), 5, 0.9) +
      bolts +
      embossed(pen, surface(pen, ellipse(0, -8, 58), paint(tint, 0.1, 0.3), 2), 3, 0.6) +
      embossed(
        pen,
        ring(0, -8, 44, 5)
          .map(([x, y]) => stroke(`M0 -8L${num(x)} ${num(y)}`, '#f2c14e', 9))
          .join('') + surface(pen, ellipse(0, -8, 20), gold, 1.6),
        2.6,
        1,
      ) +
      surface(pen, roundRect(-44, 56, 88, 34, 6), ink, 1.6) +
      `<path d="${code.path}" transform="translate(${num(-code.width / 2)} 62)" fill="${oklch(0.88, 0.2, 145)}"/>`
    );
  },
);
