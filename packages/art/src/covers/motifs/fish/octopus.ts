import { embossed, flat, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, ribbon, sampleCurve, smooth, type Point } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** An octopus. */
export const octopus: Motif = motif(
  'octopus kraken tentacle squid monster legend',
  'ocean sea cave',
  (pen, tint) => {
    const skin = paint(tint, 0.19, 0.54);
    const arm = (spine: Point[]): string =>
      surface(
        pen,
        ribbon(spine, (t) => 30 * (1 - t) + 4),
        skin,
        2,
      ) +
      flat(
        sampleCurve(spine, 9)
          .slice(1)
          .map(({ point }, index) => ellipse(point[0], point[1], 5 - index * 0.4))
          .join(''),
        skin.light,
        0.75,
      );
    const arms = mirrored(
      arm([
        [30, 20],
        [80, 26],
        [104, 0],
        [92, -30],
        [78, -16],
      ]) +
        arm([
          [24, 34],
          [62, 70],
          [104, 64],
          [108, 34],
        ]) +
        arm([
          [10, 40],
          [30, 84],
          [62, 104],
          [84, 90],
        ]),
    );
    return (
      embossed(pen, arms, 4, 0.8) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-96 48,-82 66,-38 52,4 44,36 0,50 -44,36 -52,4 -66,-38 -48,-82'),
          skin,
          2.4,
        ),
        9,
        0.9,
      ) +
      mirrored(
        orb(pen, 24, 0, 17, ivory, 1.8) +
          flat(ellipse(22, 2, 8, 10), '#170d1f') +
          flat(ellipse(25, -3, 3), '#fff') +
          stroke('M6 -22Q22 -30 42 -16', skin.line, 4.5),
      ) +
      stroke('M-12 28Q0 36 12 28', skin.line, 3.5)
    );
  },
);
