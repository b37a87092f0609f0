import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { coin } from '../kit/parts.ts';
import { sign } from '../kit/sign.ts';
import { motif, type Motif } from '../motif.types.ts';

const split = 'M30 -100L-14 -24L22 14L-26 100';

/** One token of two halves: an odd digit and an even one. */
export const oddEven: Motif = motif('odd even parity', 'circuit space silk grid', (pen, tint) => {
  const half = (side: -1 | 1, hue: number): string =>
    surface(pen, `${split}H${side * 110}V-100Z`, paint(hue, 0.2, 0.5), 0);
  const dots = (count: number, x: number, y: number): string =>
    flat(
      Array.from({ length: count }, (_, index) =>
        ellipse(x + (index - (count - 1) / 2) * 15, y, 5),
      ).join(''),
      '#fff',
      0.85,
    );
  return (
    glow(pen, 0, 0, 130, oklch(0.82, 0.18, tint), 0.7) +
    embossed(pen, surface(pen, ellipse(0, 0, 98), gold, 2.4), 4, 0.9) +
    embossed(
      pen,
      `<g clip-path="${pen.clip(ellipse(0, 0, 84))}">${half(-1, tint)}${half(1, tint + 170)}${stroke(split, gold.line, 13)}${stroke(split, '#ffe694', 8)}</g>`,
      4,
      0.7,
    ) +
    stroke(ellipse(0, 0, 84), gold.line, 2.4, 0.8) +
    place(sign(pen, '7', 'heavy', 66), -44, -8) +
    place(sign(pen, '8', 'heavy', 66), 42, 2) +
    dots(3, -42, 44) +
    dots(2, 42, 54) +
    place(coin(pen, 0, 0, 17, 0.7), -88, 84) +
    place(coin(pen, 0, 0, 14, 0.6), 92, -80)
  );
});
