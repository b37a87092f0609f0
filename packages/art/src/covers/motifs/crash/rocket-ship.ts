import {
  ball,
  embossed,
  flat,
  gold,
  paint,
  silver,
  surface,
  type Material,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, roundRect, smooth } from '../../../core/shapes.ts';
import { softly } from '../../../scenes/light.ts';

/** A rocket standing on its flame, nose up. */
export function rocketShip(pen: Pen, body: Material, trim: Material): string {
  return (
    softly(pen, 2, flat(smooth('-14,60 -22,86 0,136 22,86 14,60'), '#ff7a18')) +
    flat(smooth('-8,60 -12,80 0,112 12,80 8,60'), '#fff3a8') +
    embossed(
      pen,
      surface(pen, 'M-22 14C-50 24 -56 50 -54 72L-20 54ZM22 14C50 24 56 50 54 72L20 54Z', trim) +
        surface(pen, 'M0 -92C34 -60 38 4 22 60H-22C-38 4 -34 -60 0 -92Z', body, 2.2) +
        surface(pen, 'M0 -92C15 -78 24 -60 28 -40H-28C-24 -60 -15 -78 0 -92Z', trim) +
        surface(pen, roundRect(-17, 56, 34, 12, 4), silver, 1.6),
      5,
      0.9,
    ) +
    embossed(
      pen,
      surface(pen, ellipse(0, -12, 17), gold, 1.6) +
        ball(pen, ellipse(0, -12, 12), paint(230, 0.14, 0.6), 1.2),
      2,
      0.9,
    ) +
    surface(pen, 'M-4 24H4V74Q0 80 -4 74Z', trim, 1.2)
  );
}
