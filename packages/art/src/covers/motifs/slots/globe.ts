import {
  embossed,
  flat,
  gold,
  leaf,
  paint,
  stroke,
  surface,
  wood,
} from '../../../core/material.ts';
import { ellipse, place, roundRect, smooth } from '../../../core/shapes.ts';
import { glint } from '../../../scenes/light.ts';
import { orb, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A globe spinning in its meridian of brass. */
export const globe: Motif = motif('meridian globe earth', 'sea space palace', (pen) => {
  const ball = ellipse(0, 0, 72);
  const land =
    smooth('-66,-30 -30,-58 -4,-48 -18,-24 -4,-8 -26,14 -44,-4 -58,-8') +
    smooth('-22,18 2,22 10,44 -6,68 -22,48') +
    smooth('22,-62 56,-48 70,-14 46,-10 30,-26 14,-34') +
    smooth('26,2 54,2 62,26 42,46 30,26');
  const grid = 'M-72 0H72M-63 -34H63M-63 34H63' + ellipse(0, 0, 26, 72) + ellipse(0, 0, 54, 72);
  const spin =
    stroke('M-108 -22C-118 18 -92 70 -52 88M108 22C116 -22 90 -72 50 -90', '#fff', 6, 0.75) +
    flat('M-46 96L-62 74L-70 94ZM44 -98L60 -76L68 -96Z', '#fff', 0.85);
  return (
    spin +
    place(
      orb(pen, 0, 0, 72, paint(235, 0.14, 0.56), 2.4) +
        `<g clip-path="${pen.clip(ball)}">${embossed(pen, surface(pen, land, leaf, 1.6), 3, 0.6)}${stroke(grid, '#fff', 1.8, 0.45)}</g>` +
        shineSpot(-28, -38, 22, 12, -34, 0.7) +
        embossed(
          pen,
          stroke('M0 -88A88 88 0 0 1 0 88', gold.line, 15) +
            stroke('M0 -88A88 88 0 0 1 0 88', gold.base, 11),
          3,
          1,
        ) +
        orb(pen, 0, -86, 10, gold, 1.8) +
        orb(pen, 0, 86, 10, gold, 1.8),
      0,
      -14,
      1,
      23,
    ) +
    embossed(
      pen,
      surface(pen, roundRect(-9, 70, 18, 26, 4), gold, 2) +
        surface(pen, 'M-52 112C-46 92 -22 90 0 90S46 92 52 112Z', wood, 2.2),
      4,
      0.8,
    ) +
    glint(66, -70, 22)
  );
});
