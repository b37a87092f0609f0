import { ink, leaf, paint, stroke, surface } from '../../../core/material.ts';
import { place, roundRect, smooth } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { coin, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A leprechaun with luck in his hat. */
export const leprechaun: Motif = motif(
  'leprechaun irish clover shamrock rainbow patrick luck lucky charm pot emerald',
  'meadow forest burst',
  (pen) => {
    const green = paint(148, 0.17, 0.46);
    const leafOf = (turn: number): string => petalPath(0, -2, 20, 12, turn);
    const clover = surface(pen, [0, 90, 180, 270].map(leafOf).join(''), leaf, 1.2);
    const hat =
      surface(pen, 'M-48 -54L-54 -122C-20 -132 20 -132 54 -122L48 -54Z', green, 2.2) +
      surface(pen, smooth('-92,-46 -44,-60 44,-60 92,-46 46,-38 -46,-38'), green, 2.2) +
      surface(pen, 'M-49 -78H49L48 -56H-48Z', ink, 1.6) +
      stroke(roundRect(-17, -82, 34, 28, 4), '#ffcf3d', 7) +
      place(clover, 32, -92, 1.15, 16);
    const coins = [
      [-84, 70, 20],
      [84, 76, 20],
      [-66, 96, 17],
      [64, 102, 17],
    ]
      .map(([x, y, r]) => coin(pen, x!, y!, r!, 0.75))
      .join('');
    return elderFace(pen, { hair: paint(46, 0.18, 0.62), eyes: '#2f9a55', headgear: hat }) + coins;
  },
);
