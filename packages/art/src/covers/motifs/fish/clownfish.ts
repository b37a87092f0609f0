import { paint } from '../../../core/material.ts';
import { place } from '../../../core/shapes.ts';
import { fishBody } from '../kit/fish-body.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A clown fish with its friends. */
export const clownfish: Motif = motif(
  'clown nemo reef coral happy little bubble',
  'ocean',
  (pen) => {
    const clown = fishBody(pen, {
      skin: paint(46, 0.2, 0.66),
      fins: paint(40, 0.2, 0.58),
      bands: ['#fff', '#fff', '#fff'],
    });
    return (
      place(
        fishBody(pen, { skin: paint(262, 0.18, 0.5), fins: paint(95, 0.18, 0.8), deep: true }),
        -60,
        -56,
        0.42,
        0,
        true,
      ) +
      place(
        fishBody(pen, { skin: paint(95, 0.17, 0.82), fins: paint(60, 0.18, 0.7), deep: true }),
        66,
        66,
        0.44,
        -8,
      ) +
      place(clown, 2, 4, 1.1, -8)
    );
  },
);
