import { embossed, flat, gold, paint, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { mirrored } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A bundle of dynamite over crossed picks. */
export const dynamite: Motif = motif('dynamite tnt', 'cave volcano desert', (pen) => {
  const red = paint(26, 0.22, 0.5);
  const stick = (x: number, y: number): string =>
    surface(pen, roundRect(x - 17, y - 58, 34, 116, 6), red, 2.2) +
    surface(pen, ellipse(x, y - 57, 17, 6), paint(70, 0.07, 0.8), 1.6) +
    flat(roundRect(x - 12, y - 48, 6, 98, 3), '#fff', 0.3);
  const fuse = (x: number, turn: number): string =>
    stroke(`M${x} -54C${x} -76 ${x + turn} -72 ${x * 0.4 + 6} -94`, '#6b4a22', 7) +
    stroke(`M${x} -54C${x} -76 ${x + turn} -72 ${x * 0.4 + 6} -94`, '#e6cb94', 4);
  const pick = place(
    surface(pen, roundRect(-7, -92, 14, 190, 6), wood, 2) +
      surface(
        pen,
        'M-74 -62C-40 -96 40 -96 74 -62C40 -78 16 -80 10 -74H-10C-16 -80 -40 -78 -74 -62Z',
        paint(250, 0.03, 0.6),
        2.2,
      ),
    0,
    10,
    1,
    44,
  );
  return (
    embossed(pen, mirrored(pick), 4, 0.7) +
    fuse(-36, -10) +
    fuse(36, 10) +
    fuse(0, 8) +
    embossed(pen, stick(-36, 6) + stick(36, 6), 5, 0.7) +
    embossed(pen, stick(0, 14), 5, 0.7) +
    embossed(
      pen,
      surface(pen, roundRect(-60, -14, 120, 16, 4) + roundRect(-60, 32, 120, 16, 4), wood, 2),
      3,
      0.6,
    ) +
    surface(pen, roundRect(-10, -17, 20, 22, 3) + roundRect(-10, 29, 20, 22, 3), gold, 1.6) +
    glow(pen, 8, -100, 70, '#ffb020', 1) +
    glint(8, -100, 48, '#fff6c0') +
    flat(
      ellipse(46, -104, 4) + ellipse(-34, -110, 3.4) + ellipse(34, -84, 3) + ellipse(-20, -88, 3),
      '#ffd34a',
    )
  );
});
