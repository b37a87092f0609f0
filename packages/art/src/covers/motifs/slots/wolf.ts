import { paint } from '../../../core/material.ts';
import { beastFace } from '../kit/beast.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A grey wolf. */
export const wolf: Motif = motif(
  'wolf wolves frostfang howl fang husky moon',
  'peaks forest space city',
  (pen) =>
    beastFace(pen, {
      fur: paint(255, 0.035, 0.5),
      muzzle: paint(250, 0.015, 0.86),
      eyes: '#ffd23d',
      ears: 'pointed',
      mane: paint(258, 0.04, 0.36),
      marks: 'blaze',
    }),
);
