import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, smooth } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A game pad. */
export const esports: Motif = motif(
  'esports virtual e-sports cyber dota league legends valorant gaming arena',
  'grid circuit stadium',
  (pen, tint) => {
    const shell = smooth(
      '-50,-44 0,-36 50,-44 82,-26 100,30 88,66 64,58 38,26 0,22 -38,26 -64,58 -88,66 -100,30 -82,-26',
    );
    const buttons = [
      [52, -18, 85],
      [70, -2, 25],
      [34, -2, 262],
      [52, 14, 150],
    ]
      .map(([x, y, hue]) => orb(pen, x!, y!, 9, paint(hue!, 0.2, 0.62), 1.2))
      .join('');
    return (
      glow(pen, 0, 0, 120, oklch(0.75, 0.22, tint), 0.7) +
      embossed(pen, surface(pen, shell, paint(270, 0.05, 0.34), 2.4), 6, 0.9) +
      stroke(shell, oklch(0.82, 0.2, tint), 2.4) +
      buttons +
      surface(pen, 'M-60 -24h14v14h14v14h-14v14h-14v-14h-14v-14h14Z', ink, 1.6) +
      orb(pen, -24, 20, 15, ink, 1.6) +
      orb(pen, 24, 20, 15, ink, 1.6) +
      flat(ellipse(0, -14, 7), oklch(0.85, 0.2, tint))
    );
  },
);
