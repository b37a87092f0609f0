import { embossed, paint, surface } from '../../../core/material.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Envelopes of luck. */
export const envelope: Motif = motif(
  'envelope angbao hongbao red packet referral friend invite share',
  'palace brocade burst',
  (pen) => {
    const one = (): string =>
      embossed(
        pen,
        surface(pen, roundRect(-44, -66, 88, 132, 8), paint(25, 0.21, 0.5), 2) +
          surface(
            pen,
            'M-44 -58Q-44 -66 -36 -66H36Q44 -66 44 -58V-34Q0 -2 -44 -34Z',
            paint(25, 0.21, 0.58),
            1.6,
          ),
        3,
        0.6,
      ) + place(coin(pen, 0, 0, 24, 1), 0, -14);
    return (
      place(one(), -52, 8, 0.95, -18) + place(one(), 52, 8, 0.95, 18) + place(one(), 0, -6, 1.15)
    );
  },
);
