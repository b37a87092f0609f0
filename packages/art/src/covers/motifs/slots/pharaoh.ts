import {
  embossed,
  flat,
  gold,
  paint,
  stroke,
  surface,
  type Material,
} from '../../../core/material.ts';
import { ellipse, num, smooth } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

function stripes(blue: Material): string {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) =>
      flat(
        `M${num(24 + index * 2)} ${num(-74 + index * 22)}Q60 ${num(-70 + index * 22)} 92 ${num(-40 + index * 22)}V${num(-30 + index * 22)}Q58 ${num(-60 + index * 22)} ${num(24 + index * 2)} ${num(-64 + index * 22)}Z`,
        blue.base,
      ),
    )
    .join('');
}

/** The mask of a young king. */
export const pharaoh: Motif = motif(
  'pharaoh egypt egyptian nile cleopatra king ra anubis tut sphinx horus osiris isis gods sun',
  'desert temple brocade',
  (pen, tint) => {
    const blue = paint(tint > 200 ? tint : 262, 0.17, 0.44);
    const cloth =
      'M0 -94C40 -94 64 -70 70 -40L92 96H40L34 20H-34L-40 96H-92L-70 -40C-64 -70 -40 -94 0 -94Z';
    const face = smooth('0,-54 30,-48 42,-18 38,14 22,44 0,54 -22,44 -38,14 -42,-18 -30,-48');
    const eye =
      flat('M8 -12C16 -22 30 -20 38 -11C30 -5 16 -4 8 -12Z', '#fffdf2') +
      flat(ellipse(22, -13, 5.5), '#22160c') +
      stroke(
        'M7 -12C16 -23 30 -21 40 -11L52 -8M40 -11C34 -6 16 -3 7 -12M10 -26C20 -32 34 -30 42 -22',
        '#12204e',
        3.2,
      );
    const cobra =
      surface(pen, smooth('0,-66 -12,-84 -10,-106 0,-116 10,-106 12,-84'), gold, 1.6) +
      orb(pen, 0, -100, 5, paint(25, 0.2, 0.5), 0.8);
    return (
      embossed(pen, surface(pen, cloth, gold, 2.4), 5, 0.8) +
      `<g clip-path="${pen.clip(cloth)}">${mirrored(stripes(blue))}</g>` +
      embossed(
        pen,
        surface(pen, 'M-54 52C-30 78 30 78 54 52L66 96H-66Z', blue, 1.6) +
          stroke('M-56 66C-30 90 30 90 56 66M-58 80C-30 102 30 102 58 80', '#ffd65a', 5),
        2.4,
        0.7,
      ) +
      embossed(
        pen,
        surface(pen, face, gold, 2.2) + surface(pen, 'M-9 50H9L7 92Q0 98 -7 92Z', blue, 1.6),
        5,
        0.85,
      ) +
      mirrored(eye) +
      stroke('M0 -8C-4 6 -6 12 -8 16Q0 22 8 16', '#8a5207', 2.6) +
      flat('M-15 30Q0 24 15 30Q0 40 -15 30Z', '#b0491f') +
      stroke('M-15 30Q0 33 15 30', '#6d2a0d', 1.6) +
      embossed(
        pen,
        surface(pen, 'M-46 -52C-30 -72 30 -72 46 -52L43 -40C28 -58 -28 -58 -43 -40Z', blue, 1.6) +
          cobra,
        2.4,
        0.8,
      )
    );
  },
);
