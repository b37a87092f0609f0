import { oklch } from '../../../core/colour.ts';
import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { place, polygon } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Stones that fall between the walls of a canyon. */
export const canyon: Motif = motif('gemfall canyon mesa gorge', 'desert heavens', (pen, tint) => {
  const rock = paint(38, 0.12, 0.54);
  const near = paint(32, 0.12, 0.44);
  const layers = (side: number): string =>
    stroke(
      [-36, -6, 24, 56]
        .map((y, index) => `M${side * 128} ${y}L${side * (58 + index * 3)} ${y + 8}`)
        .join(''),
      '#ffd3a0',
      4,
      0.55,
    );
  const wall = (side: number): string =>
    surface(
      pen,
      polygon([
        [side * 132, -78],
        [side * 88, -78],
        [side * 76, -42],
        [side * 60, -34],
        [side * 54, 20],
        [side * 40, 34],
        [side * 34, 112],
        [side * 132, 112],
      ]),
      near,
      2.4,
    ) + layers(side);
  const mesa = surface(pen, polygon('-52,112 -44,18 -30,6 30,6 44,18 52,112'), rock, 2);
  const stones = [
    [0, -92, 26, 0, 'brilliant'],
    [-34, -44, 20, 120, 'emerald'],
    [36, -40, 22, 220, 'drop'],
    [-6, -18, 30, 60, 'round'],
    [26, 34, 24, 300, 'brilliant'],
    [-30, 46, 26, 180, 'brilliant'],
  ] as const;
  return (
    glow(pen, 0, -30, 120, oklch(0.9, 0.13, 80), 0.8) +
    embossed(pen, mesa, 4, 0.5) +
    flat(polygon('-34,112 -20,20 20,20 34,112'), '#5fd0e6', 0.75) +
    stroke('M-10 24L-16 108M4 24L6 108M14 30L24 108', '#fff', 3, 0.7) +
    embossed(pen, wall(-1) + wall(1), 5, 0.6) +
    stones
      .map(
        ([x, y, size, hue, cut], index) =>
          stroke(`M${x} ${y - size - 26}V${y - size - 6}`, '#fff', 4, 0.6) +
          place(gemStone(pen, 0, 0, size, tint + hue, cut), x, y, 1, index * 17 - 40),
      )
      .join('') +
    glint(14, -104, 20)
  );
});
