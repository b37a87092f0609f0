import { embossed, gold, paint, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, star } from '../../../core/shapes.ts';
import { sign } from './sign.ts';

/**
 * A golden medal round 0,0 with a few letters or digits, so many units high, on a coloured ground.
 */
export const medal = (
  pen: Pen,
  radius: number,
  hue: number,
  label: string,
  height: number,
): string =>
  embossed(
    pen,
    surface(pen, star(0, 0, radius, radius * 0.9, 24), gold, 1.8) +
      surface(pen, ellipse(0, 0, radius * 0.78), paint(hue, 0.2, 0.46), 1.6),
    3,
    0.8,
  ) + sign(pen, label, 'heavy', height);
