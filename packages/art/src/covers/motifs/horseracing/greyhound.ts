import {
  embossed,
  flat,
  ivory,
  paint,
  stroke,
  surface,
  type Material,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, place, ribbon, roundRect, smooth } from '../../../core/shapes.ts';
import { textPath } from '../../../lettering/text.ts';
import { petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

const trunk = smooth(
  '60,-32 24,-40 -16,-45 -50,-38 -72,-20 -68,6 -46,8 -22,-6 8,10 34,26 58,18 70,-8',
);

/** A leg from the trunk to the paw, thick above. */
const leg = (pen: Pen, spine: string, coat: Material, thick: number): string =>
  surface(
    pen,
    ribbon(spine, (t) => thick * (1 - t) ** 1.6 + 8),
    coat,
    2,
  );

/** The numbered jacket of a runner, cut to its trunk. */
function jacket(pen: Pen, cloth: Material): string {
  const number = textPath(String(pen.random.whole(1, 6)), 'heavy', 0, 0, 24);
  return (
    `<g clip-path="${pen.clip(trunk)}">${surface(pen, 'M46 -60C36 -20 40 10 50 40H-18C-30 10 -30 -20 -20 -60Z', cloth, 2)}${stroke('M46 -60C36 -20 40 10 50 40M-20 -60C-30 -20 -30 10 -18 40', '#fff', 4, 0.9)}</g>` +
    surface(pen, roundRect(-6, -34, 34, 34, 7), ivory, 1.4) +
    `<path d="${number.path}" transform="translate(${num(11 - number.width / 2)} -29)" fill="#1b1420"/>`
  );
}

/** A greyhound at full stretch. */
export const greyhound: Motif = motif(
  'greyhound hound dog whippet',
  'turf stadium',
  (pen, tint) => {
    const coat = paint(pen.random.pick([255, 60, 40]), 0.035, pen.random.pick([0.5, 0.58, 0.66]));
    const shade = paint(255, 0.03, 0.34);
    const streaks = [-46, -20, 8, 64]
      .map((y, index) => stroke(`M${-170 + index * 10} ${y}H${-112 + index * 6}`, '#fff', 5, 0.4))
      .join('');
    const far =
      leg(pen, '-52,-12 -58,30 -92,40 -112,66', shade, 32) +
      leg(pen, '52,10 92,34 122,30', shade, 16);
    const near =
      surface(
        pen,
        ribbon('-68,-22 -100,-20 -128,-42', (t) => 9 * (1 - t) + 3),
        coat,
        1.6,
      ) +
      leg(pen, '-56,-14 -74,22 -112,24 -138,44', coat, 44) +
      leg(pen, '56,6 98,12 132,-6', coat, 20) +
      surface(pen, smooth('40,-34 64,-60 84,-76 100,-66 84,-40 72,-4 52,4'), coat, 2) +
      surface(pen, trunk, coat, 2.4);
    const head =
      surface(
        pen,
        smooth('74,-78 94,-90 112,-80 140,-62 146,-52 132,-46 110,-50 88,-54'),
        coat,
        2.2,
      ) + surface(pen, petalPath(88, -80, 36, 11, 262), shade, 1.6);
    return (
      streaks +
      place(
        flat(ellipse(4, 92, 118, 9), '#000', 0.3) +
          embossed(pen, far, 3, 0.4) +
          embossed(pen, near, 6, 0.6) +
          embossed(pen, jacket(pen, paint(tint, 0.21, 0.54)), 2, 0.5) +
          embossed(pen, head, 4, 0.6) +
          stroke('M66 -58Q80 -48 84 -38', paint(tint, 0.21, 0.54).base, 9) +
          flat(ellipse(108, -72, 5), '#120a08') +
          flat(ellipse(110, -74, 1.8), '#fff') +
          flat(ellipse(143, -57, 5.5, 5), '#17100f') +
          stroke('M136 -50Q122 -50 114 -54', '#17100f', 2.4),
        -4,
        8,
        0.8,
        -5,
      )
    );
  },
);
