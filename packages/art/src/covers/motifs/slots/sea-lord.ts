import { embossed, gold, paint, surface } from '../../../core/material.ts';
import { place } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The lord of the sea with his trident. */
export const seaLord: Motif = motif(
  'poseidon neptune trident atlantis triton sea ocean',
  'ocean sea',
  (pen) => {
    const crownPath =
      'M-50 -36L-58 -92L-30 -62L-20 -104L0 -66L20 -104L30 -62L58 -92L50 -36C20 -48 -20 -48 -50 -36Z';
    const trident = place(
      embossed(
        pen,
        surface(
          pen,
          'M-5 -40H5V112H-5ZM-34 -60C-34 -30 -20 -28 0 -28S34 -30 34 -60L46 -56L38 -104L26 -62C26 -44 14 -40 5 -40V-84L13 -80L0 -120L-13 -80L-5 -84V-40C-14 -40 -26 -44 -26 -62L-38 -104L-46 -56Z',
          gold,
          1.8,
        ),
        3,
        1,
      ),
      82,
      0,
      1,
      12,
    );
    return elderFace(pen, {
      hair: paint(195, 0.12, 0.62),
      eyes: '#1fb8c9',
      skin: paint(190, 0.05, 0.78),
      headgear: surface(pen, crownPath, gold, 2) + orb(pen, 0, -58, 8, paint(195, 0.15, 0.6), 1),
      behind: trident,
    });
  },
);
