import {
  embossed,
  flat,
  ink,
  ivory,
  paint,
  silver,
  stroke,
  surface,
} from '../../../core/material.ts';
import { ellipse, polygon, ring, roundRect, smooth } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { mirrored, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A puffer fish that is a bomb: spines all round, a burning fuse on top. */
export const bombfish: Motif = motif(
  'bombfish bomb puffer blowfish fugu',
  'ocean sea',
  (pen, tint) => {
    const fin = paint(tint, 0.2, 0.62);
    const spines = ring(0, 8, 74, 22)
      .map(([x, y]) => {
        const [ux, uy] = [x / 74, (y - 8) / 74];
        return polygon([
          [x - uy * 8, y + ux * 8],
          [x + ux * 22, y + uy * 22],
          [x + uy * 8, y - ux * 8],
        ]);
      })
      .join('');
    const belly = ellipse(0, 70, 62, 44);
    const fuse = 'M0 -80C2 -104 30 -96 36 -112S64 -118 66 -104';
    return (
      embossed(
        pen,
        mirrored(surface(pen, smooth('66,4 96,-24 116,-18 108,10 116,38 94,40'), fin, 2)) +
          surface(pen, spines, paint(270, 0.06, 0.42), 1.4),
        3,
        0.7,
      ) +
      stroke(fuse, '#7c5a2c', 9) +
      stroke(fuse, '#e8c98d', 5) +
      orb(pen, 0, 8, 78, ink, 2.4) +
      `<g clip-path="${pen.clip(ellipse(0, 8, 77))}">${flat(belly, '#f3dfba', 0.9)}${flat(
        [-30, 0, 30].map((x) => petalPath(x, 50 + Math.abs(x) / 4, 16, 6, 180)).join(''),
        '#b79a68',
        0.8,
      )}</g>` +
      embossed(pen, surface(pen, roundRect(-24, -88, 48, 24, 6), silver, 2), 3, 0.9) +
      mirrored(
        orb(pen, 32, -10, 24, ivory, 2) +
          flat(ellipse(27, -6, 10, 11), '#160c12') +
          flat(ellipse(24, -11, 3.6), '#fff') +
          surface(pen, 'M4 -22L54 -46L62 -28L12 -10Z', ink, 1.4),
      ) +
      embossed(pen, surface(pen, smooth('0,22 24,24 26,42 0,48 -26,42 -24,24'), fin, 2), 3, 0.8) +
      flat(smooth('0,30 14,31 14,38 0,41 -14,38 -14,31'), '#3c0a14') +
      flat('M-11 31H-1V37H-10ZM1 31H11L10 37H1Z', '#fff') +
      glow(pen, 66, -104, 46, '#ffb020', 1) +
      glint(66, -104, 34, '#fff6c0')
    );
  },
);
