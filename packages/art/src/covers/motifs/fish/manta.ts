import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ivory, paint, surface } from '../../../core/material.ts';
import { ellipse, ribbon, smooth, type Point } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A manta ray gliding. */
export const manta: Motif = motif('manta ray stingray wing glide abyss', 'ocean', (pen, tint) => {
  const skin = paint(tint, 0.1, 0.42);
  const half: Point[] = [
    [0, -60],
    [18, -66],
    [22, -50],
    [60, -30],
    [110, 10],
    [120, 34],
    [70, 26],
    [36, 40],
    [10, 62],
    [0, 64],
  ];
  return (
    surface(
      pen,
      ribbon('0,50 8,84 -6,116', (t) => 9 * (1 - t) + 2),
      skin,
      1.6,
    ) +
    embossed(
      pen,
      surface(
        pen,
        smooth([
          ...half,
          ...half
            .slice(1, -1)
            .reverse()
            .map(([x, y]): Point => [-x, y]),
        ]),
        skin,
        2.4,
      ),
      9,
      0.7,
    ) +
    flat(
      ellipse(-40, 0, 9) +
        ellipse(-20, 22, 6) +
        ellipse(40, 0, 9) +
        ellipse(20, 22, 6) +
        ellipse(-64, 12, 5) +
        ellipse(64, 12, 5),
      oklch(0.9, 0.1, tint),
      0.75,
    ) +
    mirrored(orb(pen, 16, -44, 6, ivory, 1.2))
  );
});
