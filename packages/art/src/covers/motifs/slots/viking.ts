import { bone, embossed, gold, paint, silver, surface } from '../../../core/material.ts';
import { ellipse, ribbon } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { mirrored } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A northern warrior. */
export const viking: Motif = motif(
  'viking vikings valhalla ragnarok nordic norse axe raid rune',
  'peaks sea stage',
  (pen) => {
    const helm =
      surface(
        pen,
        'M-58 -30C-60 -84 -30 -104 0 -104S60 -84 58 -30C30 -46 -30 -46 -58 -30Z',
        silver,
        2.2,
      ) +
      surface(pen, 'M-9 -106H9L11 -4L0 6L-11 -4Z', gold, 1.8) +
      surface(pen, 'M-60 -40C-30 -58 30 -58 60 -40L58 -24C30 -42 -30 -42 -58 -24Z', gold, 1.8) +
      [-42, -22, 22, 42]
        .map((x) => surface(pen, ellipse(x, -38 - (42 - Math.abs(x)) * 0.16, 4), silver, 1))
        .join('');
    const horns = mirrored(
      embossed(
        pen,
        surface(
          pen,
          ribbon('44,-58 84,-56 108,-84 98,-120', (t) => 30 * (1 - t) + 3),
          bone,
          2,
        ),
        4,
        0.7,
      ),
    );
    return elderFace(pen, {
      hair: paint(44, 0.15, 0.56),
      eyes: '#3f9a6a',
      headgear: helm,
      behind: horns,
    });
  },
);
