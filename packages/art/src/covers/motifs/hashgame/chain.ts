import { oklch } from '../../../core/colour.ts';
import { flat, stroke } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { num, place, polygon, type Point } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';
import { glow, softly } from '../../../scenes/light.ts';

const digits = '0123456789ABCDEF';

/** A lit block in parallel projection with its label on two sides. */
export function cube(pen: Pen, size: number, hue: number, label: string): string {
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
