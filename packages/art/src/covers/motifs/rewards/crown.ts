import { embossed, gold, paint, surface } from '../../../core/material.ts';
import { place, smooth } from '../../../core/shapes.ts';
import { gemStone, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A crown set with stones. */
export const crown: Motif = motif(
  'crown royal king queen vip crowns majesty empire kingdom throne',
  'brocade palace burst temple',
  (pen, tint) => {
    const band = surface(pen, 'M-82 52C-40 74 40 74 82 52L76 88C36 104 -36 104 -76 88Z', gold, 2.2);
    const body =
      'M-82 52L-98 -38L-48 6L-42 -64L0 -10L42 -64L48 6L98 -38L82 52C40 74 -40 74 -82 52Z';
    const stones = [
      [-52, 80, 40],
      [0, 90, 0],
      [52, 80, 220],
    ]
      .map(([x, y, turn]) => place(gemStone(pen, 0, 0, 15, tint + turn!, 'round'), x!, y!))
      .join('');
    const tips = [
      [-98, -44],
      [-42, -72],
      [42, -72],
      [98, -44],
    ]
      .map(([x, y]) => orb(pen, x!, y!, 11, paint(tint, 0.2, 0.56), 1.6))
      .join('');
    return (
      surface(pen, smooth('-70,46 -54,-14 0,-34 54,-14 70,46'), paint(tint, 0.17, 0.36), 1.6) +
      embossed(pen, surface(pen, body, gold, 2.4) + band, 4, 1) +
      tips +
      stones +
      place(gemStone(pen, 0, 0, 22, tint, 'drop'), 0, 34)
    );
  },
);
