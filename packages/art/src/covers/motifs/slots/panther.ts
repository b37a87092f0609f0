import { oklch } from '../../../core/colour.ts';
import { paint } from '../../../core/material.ts';
import { beastFace } from '../kit/beast.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A black panther. */
export const panther: Motif = motif(
  'panther puma jaguar cat night shadow',
  'forest city cave grid',
  (pen, tint) =>
    beastFace(pen, {
      fur: paint(285, 0.05, 0.3),
      muzzle: paint(285, 0.05, 0.4),
      eyes: oklch(0.85, 0.2, tint),
      ears: 'round',
      roar: true,
    }),
);
