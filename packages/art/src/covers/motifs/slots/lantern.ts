import { oklch } from '../../../core/colour.ts';
import { embossed, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, roundRect } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A paper lantern with light inside and a tassel below. */
export const lantern: Motif = motif('lantern lanterns', 'temple palace city', (pen) => {
  const red = paint(28, 0.21, 0.56);
  const ribs = [-58, -30, 0, 30, 58]
    .map((x) => stroke(`M${x * 0.45} -56Q${x * 1.45} 4 ${x * 0.45} 62`, '#8c1c10', 2.4, 0.65))
    .join('');
  return (
    stroke('M0 -120V-78', '#7a4a12', 4) +
    glow(pen, 0, 4, 130, oklch(0.85, 0.17, 65), 0.9) +
    embossed(pen, surface(pen, ellipse(0, 4, 88, 66), red, 2.4), 6, 0.9) +
    glow(pen, 0, 6, 66, oklch(0.95, 0.14, 85), 0.85) +
    ribs +
    embossed(
      pen,
      surface(pen, roundRect(-36, -78, 72, 20, 6), gold, 2) +
        surface(pen, roundRect(-36, 58, 72, 18, 6), gold, 2),
      3,
      1,
    ) +
    [-16, -8, 0, 8, 16].map((x) => stroke(`M${x} 78Q${x * 1.5} 100 ${x} 122`, red.base, 5)).join('')
  );
});
