import { embossed, gold, paint, surface } from '../../../core/material.ts';
import { place } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { mirrored, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

const bolt = 'M14 -112L-44 6H-8L-30 112L52 -22H14L44 -112Z';

/** The thunderer with his bolts. */
export const thunder: Motif = motif(
  'zeus olympus thunder storm lightning gods titan gates odin thor jupiter',
  'heavens temple peaks',
  (pen) => {
    const spark = (x: number, turn: number): string =>
      place(
        glow(pen, 0, 0, 80, '#bfe6ff', 0.7) + embossed(pen, surface(pen, bolt, gold, 2), 3, 1),
        x,
        -8,
        0.92,
        turn,
      );
    const laurel = mirrored(
      [0, 1, 2, 3, 4]
        .map((index) =>
          surface(
            pen,
            petalPath(52 - index * 11, -34 - index * 8, 26, 8, -66 + index * 12),
            gold,
            1.2,
          ),
        )
        .join(''),
    );
    return elderFace(pen, {
      hair: paint(250, 0.015, 0.92),
      eyes: '#49a8ff',
      headgear: laurel,
      behind: spark(-80, 14) + spark(80, -14),
    });
  },
);
