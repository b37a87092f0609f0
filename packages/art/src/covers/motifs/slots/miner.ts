import { embossed, flat, gold, paint, silver, surface } from '../../../core/material.ts';
import { ellipse, regular, smooth } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A prospector with lamp and nuggets. */
export const miner: Motif = motif(
  'miner mine gold rush digger prospector nugget dig quarry western',
  'cave desert volcano',
  (pen) => {
    const helm =
      surface(pen, 'M-58 -36C-58 -88 -30 -104 0 -104S58 -88 58 -36Z', paint(85, 0.17, 0.78), 2.2) +
      surface(
        pen,
        smooth('-74,-30 -40,-46 40,-46 74,-30 40,-28 -40,-28'),
        paint(80, 0.17, 0.7),
        2,
      ) +
      surface(pen, ellipse(0, -66, 21), silver, 2);
    const nugget = (x: number, y: number, r: number): string =>
      embossed(pen, surface(pen, regular(x, y, r, 7, 0.3), gold, 1.6), 3, 1);
    return (
      elderFace(pen, { hair: paint(50, 0.07, 0.4), eyes: '#5a86b8', headgear: helm, short: true }) +
      glow(pen, 0, -66, 70, '#fff8cf', 1) +
      flat(ellipse(0, -66, 14), '#fffef2') +
      nugget(-74, 74, 26) +
      nugget(76, 78, 28) +
      nugget(-38, 94, 22) +
      nugget(36, 98, 20) +
      nugget(0, 92, 26)
    );
  },
);
