import { flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { num, roundRect, star } from '../../../core/shapes.ts';
import { cardPath } from './parts.ts';

/** A card that lies on its face: a field of crossing lines round a star. */
export function cardBack(pen: Pen, width: number, hue: number): string {
  const height = width * 1.42;
  const [w, h] = [width * 0.41, height * 0.43];
  const field = roundRect(-w, -h, 2 * w, 2 * h, width * 0.07);
  const lines = Array.from({ length: 13 }, (_, index) => {
    const x = (index - 6) * width * 0.2;
    return `M${num(x - h)} ${num(-h)}L${num(x + h)} ${num(h)}M${num(x + h)} ${num(-h)}L${num(x - h)} ${num(h)}`;
  }).join('');
  return (
    `<path d="${cardPath(width, height)}" fill="#fbf6ea" stroke="#6d604d" stroke-width="1"/>` +
    surface(pen, field, paint(hue, 0.19, 0.46), 1) +
    `<g clip-path="${pen.clip(field)}">${stroke(lines, '#fff', 1.2, 0.28)}</g>` +
    flat(star(0, 0, width * 0.26, width * 0.26, 8), '#0b0b1a', 0.35) +
    surface(pen, star(0, 0, width * 0.23, width * 0.1, 5), gold, 0.8)
  );
}
