import { paint } from '../../../core/material.ts';
import { beastFace } from '../kit/beast.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A sly fox. */
export const fox: Motif = motif(
  'fox foxfire foxy kitsune renard hunter',
  'forest palace peaks',
  (pen) =>
    beastFace(pen, {
      fur: paint(46, 0.18, 0.64),
      muzzle: paint(80, 0.03, 0.95),
      eyes: '#ffcf3a',
      ears: 'pointed',
      marks: 'blaze',
      mane: paint(42, 0.17, 0.54),
    }),
);
