import { oklch } from '../../../core/colour.ts';
import {
  embossed,
  flat,
  gold,
  ink,
  metal,
  paint,
  stroke,
  surface,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import {
  ellipse,
  num,
  place,
  polygon,
  regular,
  ring,
  roundRect,
  type Point,
} from '../../../core/shapes.ts';
import { coin, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';
import { glow, softly } from '../../../scenes/light.ts';

const digits = '0123456789ABCDEF';

function cube(pen: Pen, size: number, hue: number, label: string): string {
  const [a, b] = [size * 0.866, size * 0.5];
  const face = (points: Point[], light: number): string =>
    flat(
      polygon(points),
      pen.linear([
        [0, oklch(light + 0.14, 0.17, hue)],
        [1, oklch(light - 0.1, 0.18, hue - 12)],
      ]),
    ) + stroke(polygon(points), oklch(0.92, 0.1, hue), 2, 0.9);
  const text = textPath(label, 'block', 0, 0, size * 0.5);
  return (
    face(
      [
        [0, -size],
        [a, -b],
        [0, 0],
        [-a, -b],
      ],
      0.74,
    ) +
    face(
      [
        [-a, -b],
        [0, 0],
        [0, size],
        [-a, b],
      ],
      0.54,
    ) +
    face(
      [
        [a, -b],
        [0, 0],
        [0, size],
        [a, b],
      ],
      0.38,
    ) +
    `<path d="${text.path}" transform="matrix(.866 .5 0 1 ${num(-a / 2 - text.width * 0.433)} ${num(b * 0.5 - size * 0.25 - text.width * 0.25)})" fill="#fff"/><path d="${text.path}" transform="matrix(.866 -.5 0 1 ${num(a / 2 - text.width * 0.433)} ${num(b * 0.5 - size * 0.25 + text.width * 0.25)})" fill="#fff" opacity="0.75"/>`
  );
}

const hexDigit = (pen: Pen): string => digits[pen.random.whole(0, 15)] as string;

/** A chain of lit blocks. */
export const chain: Motif = motif(
  'block blocks chain blockchain ledger link tron eth',
  'circuit grid space',
  (pen, tint) => {
    const links = stroke('M-62 -50L62 -44M-62 -50L0 62M62 -44L0 62', '#fff', 5, 0.6);
    return (
      softly(pen, 4, links) +
      links +
      place(cube(pen, 36, tint + 40, hexDigit(pen)), -66, -56) +
      place(cube(pen, 36, tint - 40, hexDigit(pen)), 68, -50) +
      glow(pen, 0, 34, 110, oklch(0.8, 0.18, tint), 0.5) +
      place(cube(pen, 66, tint, hexDigit(pen) + hexDigit(pen)), 0, 30)
    );
  },
);

/** A coin with a hash sign, digits flowing round it. */
export const hashCoin: Motif = motif(
  'hash coin crypto bit token odd even digit lucky big small',
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

/** A lock made of facets: proof in numbers. */
export const vault: Motif = motif(
  'vault key seed fair proof secret niuniu bull',
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
