import { embossed, flat, gold, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, ribbon, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A knowing elephant. */
export const elephant: Motif = motif(
  'elephant mammoth ganesha safari savanna africa tusk wild',
  'meadow desert temple',
  (pen, tint) => {
    const hide = paint(250, 0.03, 0.56);
    return (
      embossed(
        pen,
        mirrored(
          surface(pen, smooth('36,-54 78,-78 110,-40 104,18 72,44 44,14'), hide, 2.2) +
            surface(pen, smooth('50,-44 78,-58 98,-30 90,10 70,26 52,4'), paint(15, 0.06, 0.66), 0),
        ),
        5,
        0.5,
      ) +
      mirrored(
        embossed(
          pen,
          surface(
            pen,
            ribbon('28,34 44,72 72,90 96,76', (t) => 20 * (1 - t) + 4),
            ivory,
            1.8,
          ),
          3,
          0.8,
        ),
      ) +
      embossed(
        pen,
        surface(
          pen,
          ribbon('0,10 0,50 -8,84 16,112 40,104', (t) => 44 - 26 * t),
          hide,
          2.2,
        ),
        7,
        0.5,
      ) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-84 40,-74 56,-34 44,10 22,34 -22,34 -44,10 -56,-34 -40,-74'),
          hide,
          2.2,
        ),
        8,
        0.5,
      ) +
      stroke('M-16 52H16M-15 64H12M-16 76H8M-14 88H8', hide.dark, 2.4, 0.7) +
      mirrored(
        flat(ellipse(30, -14, 9, 8), '#161016') +
          flat(ellipse(32, -17, 3), '#fff') +
          stroke('M18 -26Q30 -34 44 -24', hide.dark, 3),
      ) +
      embossed(
        pen,
        surface(pen, 'M0 -92L34 -70L22 -30L0 -12L-22 -30L-34 -70Z', paint(tint, 0.19, 0.5), 1.6) +
          stroke('M0 -84L26 -66L16 -36L0 -22L-16 -36L-26 -66Z', '#ffd05a', 3) +
          orb(pen, 0, -52, 11, gold, 1.2),
        2,
        0.8,
      )
    );
  },
);
