import { embossed, ink, paint, silver, stroke, surface } from '../../../core/material.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { gemStone, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glint, glow } from '../../../scenes/light.ts';

/** Bombs among stars: a field of mines. */
export const mines: Motif = motif(
  'mines mine bomb minesweeper dynamite gems hidden field',
  'cave grid circuit',
  (pen, tint) => {
    const bomb = (x: number, y: number, r: number): string =>
      stroke(
        `M${x + r * 0.5} ${y - r * 0.8}Q${x + r} ${y - r * 1.5} ${x + r * 1.5} ${y - r * 1.1}`,
        '#e2bd7a',
        r * 0.13,
      ) +
      surface(
        pen,
        `M${x + r * 0.2} ${y - r * 0.9}l${r * 0.5} ${r * 0.3}l${r * 0.2} ${-r * 0.34}l${-r * 0.5} ${-r * 0.3}Z`,
        silver,
        1.2,
      ) +
      orb(pen, x, y, r, ink, 1.8) +
      glow(pen, x + r * 1.5, y - r * 1.1, r * 0.9, '#ffb020', 1) +
      glint(x + r * 1.5, y - r * 1.1, r * 0.6, '#fff6c0');
    const tile = (x: number, y: number, inside: string): string =>
      place(
        embossed(
          pen,
          surface(pen, roundRect(-34, -34, 68, 68, 12), paint(tint + 180, 0.09, 0.36), 1.8),
          3,
          0.7,
        ) + inside,
        x,
        y,
      );
    return (
      tile(-40, -58, gemStone(pen, 0, 0, 24, 150, 'brilliant')) +
      tile(40, -58, '') +
      tile(-40, 22, '') +
      tile(40, 22, gemStone(pen, 0, 0, 24, tint, 'brilliant')) +
      bomb(-16, 44, 52)
    );
  },
);
