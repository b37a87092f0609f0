import { oklch } from '../../../core/colour.ts';
import { flat, gold, paint, surface } from '../../../core/material.ts';
import { smooth, star } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A wizard under his hat. */
export const wizard: Motif = motif(
  'wizard merlin magic magician sorcerer spell enchanted arcane mystic',
  'cave forest space',
  (pen, tint) => {
    const cloth = paint(tint, 0.17, 0.42);
    const stars = [
      [-18, -64, 9],
      [14, -86, 7],
      [22, -58, 6],
      [-2, -104, 5],
    ]
      .map(([x, y, r]) => flat(star(x!, y!, r!, r! * 0.42, 5), '#ffe38a'))
      .join('');
    const hat =
      surface(pen, smooth('-52,-44 -34,-88 -6,-128 30,-132 20,-108 44,-76 54,-44'), cloth, 2.2) +
      surface(pen, smooth('-98,-34 -40,-56 40,-56 98,-34 44,-36 -44,-36'), cloth, 2.2) +
      surface(pen, 'M-54 -56C-30 -66 30 -66 54 -56L55 -44C30 -54 -30 -54 -55 -44Z', gold, 1.4) +
      stars;
    return elderFace(pen, {
      hair: paint(280, 0.015, 0.88),
      eyes: oklch(0.7, 0.17, tint),
      headgear: hat,
      behind:
        glow(pen, 84, 40, 60, oklch(0.8, 0.2, tint), 1) +
        orb(pen, 84, 44, 26, paint(tint, 0.2, 0.66), 1.6) +
        glow(pen, -88, 30, 40, '#ffe9a0', 0.9),
    });
  },
);
