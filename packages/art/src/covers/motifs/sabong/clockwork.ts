import { embossed, gold, stroke } from '../../../core/material.ts';
import { num, place } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { duel } from './rooster.ts';

/** Teeth of a clock wheel of this radius. */
function teeth(radius: number): string {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index * Math.PI) / 7;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(radius * x)} ${num(radius * y)}L${num((radius + 12) * x)} ${num((radius + 12) * y)}`;
  }).join('');
}

/** Two birds of paper and springs before the wheel that winds them. */
export const clockwork: Motif = motif(
  '=sabong',
  'pit stage volcano',
  (pen, tint) =>
    embossed(
      pen,
      stroke(teeth(84), '#c48a1c', 17) +
        stroke('M84 0A84 84 0 1 1 -84 0A84 84 0 1 1 84 0', '#d9a02c', 15),
      4,
      0.7,
    ) +
    orb(pen, 0, 0, 14, gold, 2) +
    place(duel.draw(pen, tint), 0, 6, 0.96),
);
