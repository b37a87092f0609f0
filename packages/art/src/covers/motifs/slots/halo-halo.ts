import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ivory, leaf, paint, stroke, surface } from '../../../core/material.ts';
import { place, roundRect, smooth } from '../../../core/shapes.ts';
import { orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A glass of halo-halo: sweet layers, shaved ice, purple yam on top. */
export const haloHalo: Motif = motif(
  'halo halo-halo sundae dessert',
  'candyland burst meadow',
  (pen) => {
    const glass = 'M-64 -26H64L44 72C42 84 30 88 0 88S-42 84 -44 72Z';
    const layers = [
      [62, 30, '#8e2a1c'],
      [40, 26, '#ffb52e'],
      [18, 26, '#3fae4a'],
      [-4, 26, '#f3547a'],
      [-30, 30, '#f6f2ff'],
    ] as const;
    const pieces = Array.from({ length: 16 }, (_, index) => {
      const [x, y] = [-38 + ((index * 29) % 78), 74 - Math.floor(index / 4) * 22];
      return flat(roundRect(x, y - 6, 12, 11, 3), oklch(0.7, 0.2, index * 83), 0.9);
    }).join('');
    const ice = smooth('-66,-26 -58,-52 -34,-62 0,-70 34,-62 58,-52 66,-26 30,-16 -30,-16');
    return (
      surface(pen, roundRect(-44, 100, 88, 12, 6), ivory, 2) +
      surface(pen, roundRect(-9, 84, 18, 20, 4), ivory, 1.6) +
      `<g clip-path="${pen.clip(glass)}">${layers.map(([y, tall, colour]) => flat(`M-80 ${y}Q0 ${y - 12} 80 ${y}V${y + tall + 8}H-80Z`, colour)).join('')}${pieces}</g>` +
      stroke(glass, '#fff', 5, 0.95) +
      stroke('M-50 -10L-36 64', '#fff', 8, 0.5) +
      embossed(pen, surface(pen, ice, paint(220, 0.02, 0.95), 2), 5, 0.6) +
      place(
        embossed(
          pen,
          surface(pen, roundRect(-9, -58, 18, 96, 7), paint(78, 0.12, 0.78), 2),
          3,
          0.7,
        ),
        50,
        -72,
        1,
        24,
      ) +
      embossed(pen, surface(pen, petalPath(-46, -48, 62, 14, -42), leaf, 1.8), 2, 0.6) +
      orb(pen, -16, -80, 35, paint(310, 0.16, 0.54), 2.2) +
      embossed(
        pen,
        surface(pen, smooth('8,-58 22,-84 50,-82 58,-58 40,-46 18,-46'), paint(85, 0.16, 0.82), 2),
        4,
        0.8,
      ) +
      orb(pen, -18, -116, 13, paint(22, 0.22, 0.54), 1.8) +
      stroke('M-16 -128Q-8 -142 6 -140', '#4a7a22', 3)
    );
  },
);
