import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ivory, stroke, surface } from '../../../core/material.ts';
import { place, smooth } from '../../../core/shapes.ts';
import { glow, softly } from '../../../scenes/light.ts';
import { numberBall } from '../kit/balls.ts';
import { petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A winged ball at full speed, fire behind it. */
export const speedball: Motif = motif(
  'speedball speed turbo quick blitz',
  'burst grid city',
  (pen, tint) => {
    const flame = (reach: number, wide: number): string =>
      smooth([
        [20, -wide],
        [-reach * 0.5, -wide * 0.9],
        [-reach * 0.86, -wide * 1.1],
        [-reach * 0.62, -wide * 0.3],
        [-reach, 0],
        [-reach * 0.62, wide * 0.34],
        [-reach * 0.8, wide * 1.02],
        [-reach * 0.44, wide * 0.9],
        [20, wide],
      ]);
    const feathers = [0, 1, 2, 3]
      .map((index) => petalPath(0, 0, 78 - index * 12, 15, index * -22))
      .join('');
    const lines = [-84, -62, 66, 88]
      .map((y, index) => stroke(`M${-140 + index * 6} ${y}H${-64 + index * 12}`, '#fff', 5, 0.7))
      .join('');
    return place(
      lines +
        softly(pen, 5, flat(flame(168, 58), oklch(0.65, 0.22, 30), 0.9)) +
        flat(flame(146, 50), oklch(0.74, 0.19, 50)) +
        flat(flame(110, 38), '#ffe27a') +
        place(embossed(pen, surface(pen, feathers, ivory, 1.8), 3, 0.6), 12, -40, 1, -42) +
        glow(pen, 30, 0, 90, '#fff2b0', 0.8) +
        numberBall(pen, 34, 0, 60, tint, 'G5'),
      8,
      -2,
      0.98,
      -16,
    );
  },
);
