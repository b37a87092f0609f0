import { oklch } from '../../../core/colour.ts';
import { ball, embossed, flat, gold, ink, metal, paint, surface } from '../../../core/material.ts';
import { ellipse, roundRect, star } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A jeepney in full dress, from the front. */
export const jeepney: Motif = motif('jeepney jeep', 'city meadow', (pen, tint) => {
  const body = paint(tint, 0.2, 0.56);
  return (
    embossed(
      pen,
      surface(pen, roundRect(-84, -96, 168, 92, 16), body, 2.4) +
        surface(pen, roundRect(-84, -112, 168, 22, 8), gold, 2) +
        surface(pen, roundRect(-102, -10, 204, 78, 18), body, 2.4),
      5,
      0.9,
    ) +
    surface(pen, roundRect(-70, -80, 64, 56, 8), paint(225, 0.07, 0.82), 2) +
    surface(pen, roundRect(6, -80, 64, 56, 8), paint(225, 0.07, 0.82), 2) +
    flat([-60, -30, 0, 30, 60].map((x) => star(x, -101, 8, 3.4, 5)).join(''), '#c2264f') +
    embossed(pen, surface(pen, roundRect(-46, 0, 92, 58, 8), metal(250, 0.02), 2), 4, 1) +
    [-30, -15, 0, 15, 30].map((x) => flat(roundRect(x - 3, 6, 6, 46, 3), '#30343c')).join('') +
    [-74, 74]
      .map(
        (x) =>
          glow(pen, x, 26, 40, oklch(0.96, 0.12, 95), 0.8) +
          ball(pen, ellipse(x, 26, 20), paint(95, 0.1, 0.93), 2.4),
      )
      .join('') +
    embossed(pen, surface(pen, roundRect(-108, 62, 216, 20, 9), metal(250, 0.02), 2), 4, 1) +
    [-78, 78].map((x) => surface(pen, roundRect(x - 20, 78, 40, 30, 9), ink, 2)).join('') +
    surface(pen, star(0, -8, 18, 8, 5), gold, 1.6)
  );
});
