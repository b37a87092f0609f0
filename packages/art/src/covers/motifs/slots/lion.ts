import { paint } from '../../../core/material.ts';
import { beastFace } from '../kit/beast.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A lion in his mane. */
export const lion: Motif = motif(
  'lion lions safari savanna africa leo majestic king',
  'desert meadow temple burst',
  (pen) =>
    beastFace(pen, {
      fur: paint(76, 0.13, 0.76),
      muzzle: paint(84, 0.06, 0.92),
      eyes: '#ffc02e',
      ears: 'round',
      mane: paint(46, 0.14, 0.46),
      roar: true,
    }),
);
