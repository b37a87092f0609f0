import { oklch } from '../../../core/colour.ts';
import { embossed, gold, metal, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';
import { glow } from '../../../scenes/light.ts';

const digits = '0123456789ABCDEF';

const hexDigit = (pen: Pen): string => digits[pen.random.whole(0, 15)] as string;

/** A coin with a hash sign, digits flowing round it. */
export const hashCoin: Motif = motif(
  'lucky+tail coin tail last crypto bit token digit',
  'circuit space grid silk',
  (pen, tint) => {
    const text = textPath('#', 'medium', 0, 0, 72);
    const rim = Array.from({ length: 16 }, (_, index) => {
      const glyph = textPath(hexDigit(pen), 'block', 0, 0, 12);
      return `<path d="${glyph.path}" transform="rotate(${num(index * 22.5)}) translate(${num(-glyph.width / 2)} -80)"/>`;
    }).join('');
    const skin = pen.random.chance(0.5) ? gold : metal(tint, 0.13);
    return (
      glow(pen, 0, 0, 130, oklch(0.8, 0.18, tint), 0.6) +
      embossed(pen, surface(pen, ellipse(0, 0, 96), skin, 2.4), 4, 0.9) +
      `<g fill="${skin.line}">${rim}</g>` +
      embossed(pen, surface(pen, ellipse(0, 0, 62), skin, 2), 3, 0.7) +
      stroke(ellipse(0, 0, 92), skin.line, 2, 0.6) +
      embossed(
        pen,
        `<path d="${text.path}" transform="translate(${num(-text.width / 2)} -36)" fill="${oklch(0.4, 0.15, tint)}" stroke="#fff3c4" stroke-width="2"/>`,
        2,
        0.9,
      )
    );
  },
);
