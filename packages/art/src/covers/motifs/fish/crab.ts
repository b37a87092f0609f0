import { embossed, flat, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, ribbon, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A crab with raised claws. */
export const crab: Motif = motif('crab lobster claw king feast seafood', 'ocean sea', (pen) => {
  const skin = paint(30, 0.2, 0.58);
  const claw =
    surface(
      pen,
      ribbon('44,10 78,-6 84,-40', () => 18),
      skin,
      2,
    ) +
    surface(
      pen,
      smooth('70,-36 54,-70 66,-102 86,-104 78,-78 92,-74 100,-98 112,-76 100,-44'),
      skin,
      2.2,
    );
  const legs = [0, 1, 2]
    .map((index) =>
      surface(
        pen,
        ribbon(
          [
            [40, 26 + index * 12],
            [78, 20 + index * 20],
            [96, 54 + index * 16],
          ],
          (t) => 13 - 9 * t,
        ),
        skin,
        1.8,
      ),
    )
    .join('');
  return (
    mirrored(embossed(pen, legs + claw, 4, 0.8)) +
    embossed(
      pen,
      surface(pen, smooth('0,-26 44,-22 68,8 54,46 0,60 -54,46 -68,8 -44,-22'), skin, 2.4),
      8,
      0.9,
    ) +
    mirrored(
      stroke('M18 -22V-46', skin.dark, 7) +
        orb(pen, 18, -52, 13, ivory, 1.6) +
        flat(ellipse(19, -51, 6), '#180f10'),
    ) +
    stroke('M-20 26Q0 42 20 26', skin.line, 4)
  );
});
