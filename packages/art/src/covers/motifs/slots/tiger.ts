import { paint } from '../../../core/material.ts';
import { beastFace } from '../kit/beast.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A roaring tiger. */
export const tiger: Motif = motif(
  'tiger tigers bengal siberian jungle',
  'forest palace temple volcano',
  (pen) =>
    beastFace(pen, {
      fur: paint(58, 0.17, 0.7),
      muzzle: paint(80, 0.05, 0.93),
      eyes: '#b7f25a',
      ears: 'round',
      marks: 'stripes',
      roar: true,
      mane: paint(52, 0.14, 0.6),
    }),
);
