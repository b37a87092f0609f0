import { embossed, ivory, paint, silver, stroke, surface } from '../../../core/material.ts';
import { roundRect, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A claw over prizes. */
export const claw: Motif = motif(
  'claw grab toy catch prize capsule gacha plush',
  'candyland stage burst',
  (pen, tint) => {
    const arm = stroke('M0 -120V-64', '#b9c2d0', 9);
    const hook = surface(pen, smooth('8,-54 44,-36 52,0 26,22 32,-4 22,-24'), silver, 1.8);
    const capsule = (x: number, y: number, hue: number): string =>
      orb(pen, x, y, 26, ivory, 1.6) +
      surface(pen, `M${x - 26} ${y}A26 26 0 0 0 ${x + 26} ${y}Z`, paint(hue, 0.21, 0.6), 1.6) +
      stroke(`M${x - 26} ${y}H${x + 26}`, '#3334', 3);
    return (
      arm +
      capsule(0, 16, tint) +
      embossed(
        pen,
        mirrored(hook) + surface(pen, roundRect(-22, -72, 44, 26, 8), paint(24, 0.21, 0.54), 1.8),
        3,
        1,
      ) +
      [
        [-74, 84, 40],
        [-24, 92, 120],
        [28, 88, 220],
        [78, 82, 300],
        [-50, 62, 180],
        [54, 60, 80],
      ]
        .map(([x, y, hue]) => capsule(x!, y!, tint + hue!))
        .join('')
    );
  },
);
