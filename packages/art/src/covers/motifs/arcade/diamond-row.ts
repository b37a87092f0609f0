import { oklch } from '../../../core/colour.ts';
import { embossed, gold, ink, surface } from '../../../core/material.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A diamond above the row that was drawn. */
export const diamondRow: Motif = motif('diamonds diamond', 'silk cave stage', (pen, tint) => {
  const tray = embossed(
    pen,
    surface(pen, roundRect(-108, 40, 216, 58, 14), gold, 2.2) +
      surface(pen, roundRect(-100, 47, 200, 44, 10), ink, 1.6),
    3,
    0.8,
  );
  const row = [0, 0, 140, 0, 140]
    .map((hue, index) => gemStone(pen, -76 + index * 38, 68, 17, tint + hue, 'brilliant'))
    .join('');
  return (
    glow(pen, 0, -34, 130, oklch(0.9, 0.08, 220), 0.9) +
    place(gemStone(pen, 0, 0, 84, 225, 'brilliant', 0.06), 0, -34) +
    tray +
    row +
    glint(44, -84, 34) +
    glint(-58, -8, 18)
  );
});
