import { oklch } from '../../../core/colour.ts';
import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { place, polygon, roundRect } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { cube } from './chain.ts';

/** A big block and a small one in the scales. */
export const bigSmall: Motif = motif('big small high low', 'circuit grid palace', (pen, tint) => {
  const pan = (x: number, y: number, width: number): string =>
    stroke(`M${x} ${y - 74}L${x - width} ${y}M${x} ${y - 74}L${x + width} ${y}`, '#ffe9a8', 3) +
    surface(
      pen,
      `M${x - width - 6} ${y}H${x + width + 6}C${x + width - 6} ${y + 26} ${x - width + 6} ${y + 26} ${x - width - 6} ${y}Z`,
      gold,
      2,
    );
  const arrow = (x: number, y: number, hue: number, turn: number): string =>
    place(
      embossed(
        pen,
        surface(pen, polygon('0,-24 24,2 10,2 10,24 -10,24 -10,2 -24,2'), paint(hue, 0.21, 0.6), 2),
        3,
        0.9,
      ),
      x,
      y,
      0.8,
      turn,
    );
  return place(
    glow(pen, -46, 20, 110, oklch(0.8, 0.18, tint), 0.6) +
      embossed(
        pen,
        surface(pen, roundRect(-7, -84, 14, 184, 5), gold, 2) +
          surface(pen, 'M-44 108C-40 90 -20 88 0 88S40 90 44 108Z', gold, 2) +
          place(surface(pen, roundRect(-84, -6, 168, 13, 6), gold, 2), 0, -76, 1, -16),
        4,
        0.9,
      ) +
      orb(pen, 0, -80, 14, gold, 2) +
      embossed(pen, pan(-72, 48, 36) + pan(74, -22, 28), 3, 0.9) +
      place(cube(pen, 52, tint, 'F'), -72, 6) +
      place(cube(pen, 24, tint + 150, '0'), 74, -36) +
      arrow(-112, -56, 145, 0) +
      arrow(96, 66, 25, 180),
    0,
    -8,
    0.8,
  );
});
