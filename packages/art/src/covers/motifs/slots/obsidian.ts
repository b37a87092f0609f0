import { oklch } from '../../../core/colour.ts';
import { embossed, flat, gold, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, polygon, regular, ring } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

const blade = '0,-116 16,-84 10,-62 20,-34 12,-8 20,18 -20,18 -12,-8 -20,-34 -10,-62 -16,-84';

/** The black blade of an order, before its seal. */
export const obsidian: Motif = motif(
  'obsidian blade dagger',
  'volcano cave temple',
  (pen, tint) => {
    const fire = oklch(0.72, 0.2, tint);
    const seal =
      surface(pen, ellipse(0, 0, 96), ink, 2.4) +
      stroke(ellipse(0, 0, 90), gold.base, 4) +
      stroke(regular(0, 0, 84, 4) + regular(0, 0, 84, 4, Math.PI / 4), fire, 4, 0.85) +
      ring(0, 0, 84, 8)
        .map(([x, y]) => orb(pen, x, y, 8, paint(tint, 0.2, 0.6), 1.4))
        .join('');
    const facets =
      flat(polygon('0,-116 -16,-84 -10,-62 -20,-34 -12,-8 -20,18 0,18'), '#3c3848') +
      flat(polygon('0,-116 16,-84 10,-62 20,-34 12,-8 20,18 0,18'), '#12101a') +
      flat(polygon('0,-116 -10,-62 0,-40') + polygon('-20,-34 0,-24 -12,-8'), '#8c87a6') +
      flat(polygon('0,-70 12,-60 0,-44') + polygon('0,-20 18,-30 12,-8'), '#4a4560');
    const hilt =
      surface(pen, 'M-40 14H40L30 32H-30Z', gold, 2.2) +
      surface(pen, 'M-11 30H11L9 82H-9Z', paint(20, 0.1, 0.34), 2) +
      stroke('M-10 42L10 48M-10 54L10 60M-10 66L10 72', gold.base, 3);
    return (
      glow(pen, 0, 0, 130, fire, 0.8) +
      embossed(pen, seal, 4, 0.7) +
      place(
        glow(pen, 0, -40, 80, fire, 0.7) +
          embossed(pen, flat(polygon(blade), '#1a1722') + facets, 3, 1) +
          stroke(polygon(blade), '#c9c4e6', 2, 0.7) +
          embossed(pen, hilt, 3, 0.9) +
          orb(pen, 0, 92, 14, paint(tint, 0.21, 0.56), 2),
        0,
        6,
        1,
        18,
      ) +
      glint(26, -72, 22)
    );
  },
);
