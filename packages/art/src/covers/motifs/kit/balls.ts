import { oklch } from '../../../core/colour.ts';
import { ball, flat, paint } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num } from '../../../core/shapes.ts';
import { shineSpot } from './parts.ts';
import { textPath } from '../../../lettering/text.ts';

/** A glossy ball with a white field and a number or letter. */
export function numberBall(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  hue: number,
  label: string,
): string {
  const text = textPath(label, 'heavy', 0, 0, radius * 0.56);
  const left = x - text.width / 2;
  return (
    ball(pen, ellipse(x, y, radius), paint(hue, 0.2, 0.62), 1.6) +
    `<ellipse cx="${num(x)}" cy="${num(y + radius * 0.72)}" rx="${num(radius * 0.5)}" ry="${num(radius * 0.15)}" fill="#fff" opacity="0.3"/>` +
    flat(
      ellipse(x + radius * 0.04, y + radius * 0.04, radius * 0.57),
      pen.radial(
        [
          [0, '#ffffff'],
          [0.8, '#f1ece2'],
          [1, '#cfc6b6'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    `<path d="${text.path}" transform="translate(${num(left)} ${num(y - radius * 0.24)})" fill="${oklch(0.25, 0.08, hue)}"/>` +
    shineSpot(x - radius * 0.42, y - radius * 0.56, radius * 0.34, radius * 0.16, -38, 0.9)
  );
}
