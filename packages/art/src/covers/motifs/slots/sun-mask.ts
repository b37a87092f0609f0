import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, num, roundRect } from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A carved sun face. */
export const sunMask: Motif = motif(
  'aztec maya inca mayan montezuma temple sun fifth idol totem tribal gonzo eldorado',
  'forest temple desert',
  (pen, tint) => {
    const stone = paint(75, 0.05, 0.62);
    const rays = Array.from(
      { length: 16 },
      (_, index) =>
        `<g transform="rotate(${num(index * 22.5)})">${surface(pen, index % 2 ? 'M-11 -70L0 -112L11 -70Z' : 'M-13 -70V-98H13V-70Z', index % 2 ? gold : paint(tint, 0.16, 0.5), 1.6)}</g>`,
    ).join('');
    const eye =
      surface(pen, 'M10 -26H46V-8H28L10 -2Z', paint(tint + 150, 0.16, 0.5), 1.6) +
      flat(roundRect(22, -20, 10, 10, 2), '#fff6c0');
    return (
      embossed(pen, rays + surface(pen, ellipse(0, 0, 82), stone, 2.4), 3, 0.7) +
      stroke(ellipse(0, 0, 74), '#3c3122', 3, 0.6) +
      embossed(pen, surface(pen, 'M-52 -52H52V20L36 56H-36L-52 20Z', gold, 2.2), 4, 0.8) +
      mirrored(eye + surface(pen, 'M50 0H66V34H50Z', paint(tint, 0.17, 0.5), 1.6)) +
      embossed(
        pen,
        surface(pen, 'M-9 -22H9L16 18H-16Z', gold, 1.6) +
          surface(pen, 'M-40 -52L0 -78L40 -52L30 -38H-30Z', paint(tint, 0.17, 0.5), 1.8) +
          orb(pen, 0, -56, 9, paint(tint + 150, 0.18, 0.56), 1.2),
        2.4,
        0.8,
      ) +
      flat(roundRect(-28, 26, 56, 20, 4), '#2c1508') +
      flat([-22, -11, 0, 11].map((x) => roundRect(x, 28, 9, 16, 2)).join(''), '#fff3d2')
    );
  },
);
