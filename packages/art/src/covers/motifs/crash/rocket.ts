import { oklch } from '../../../core/colour.ts';
import {
  ball,
  embossed,
  flat,
  gold,
  ink,
  paint,
  silver,
  stroke,
  surface,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, roundRect, smooth, star, type Point } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { softly } from '../../../scenes/light.ts';

const curve: Point[] = [
  [-110, 104],
  [-50, 96],
  [4, 66],
  [40, 10],
];

function trail(pen: Pen, hue: number): string {
  const line = smooth(curve, false);
  return (
    softly(pen, 5, stroke(line, oklch(0.8, 0.2, hue), 12, 0.8)) +
    stroke(line, '#ffffff', 5) +
    stroke(line, oklch(0.88, 0.16, hue), 3)
  );
}

/** A rocket climbing its curve. */
export const rocket: Motif = motif(
  'rocket crash moon launch cosmic space x orbit blast',
  'space grid city circuit',
  (pen, tint) => {
    const body = paint(pen.random.pick([90, 250]), 0.02, 0.92);
    const trim = paint(tint, 0.21, 0.56);
    const flame =
      softly(
        pen,
        2,
        flat(
          smooth([
            [-14, 60],
            [-22, 86],
            [0, 136],
            [22, 86],
            [14, 60],
          ]),
          '#ff7a18',
        ),
      ) +
      flat(
        smooth([
          [-8, 60],
          [-12, 80],
          [0, 112],
          [12, 80],
          [8, 60],
        ]),
        '#fff3a8',
      );
    const ship =
      flame +
      embossed(
        pen,
        surface(pen, 'M-22 14C-50 24 -56 50 -54 72L-20 54ZM22 14C50 24 56 50 54 72L20 54Z', trim) +
          surface(pen, 'M0 -92C34 -60 38 4 22 60H-22C-38 4 -34 -60 0 -92Z', body, 2.2) +
          surface(pen, 'M0 -92C15 -78 24 -60 28 -40H-28C-24 -60 -15 -78 0 -92Z', trim) +
          surface(pen, roundRect(-17, 56, 34, 12, 4), silver, 1.6),
        5,
        0.9,
      ) +
      embossed(
        pen,
        surface(pen, ellipse(0, -12, 17), gold, 1.6) +
          ball(pen, ellipse(0, -12, 12), paint(230, 0.14, 0.6), 1.2),
        2,
        0.9,
      ) +
      surface(pen, 'M-4 24H4V74Q0 80 -4 74Z', trim, 1.2);
    return trail(pen, tint) + place(ship, 40, -22, 0.92, 38);
  },
);

/** A red aeroplane on its way up. */
export const plane: Motif = motif(
  'aviator plane jet pilot flight sky fly ace air',
  'heavens sea grid city',
  (pen, tint) => {
    const red = paint(tint > 320 || tint < 60 ? tint : 22, 0.22, 0.54);
    const propeller = `<g opacity="0.75">${flat(ellipse(96, -2, 5, 46), '#fff', 0.5)}</g>`;
    const craft = embossed(
      pen,
      surface(pen, 'M-96 -34L-70 -36L-52 -4L-88 2Z', red) +
        surface(
          pen,
          smooth([
            [-92, -2],
            [-40, -20],
            [20, -24],
            [78, -18],
            [92, -2],
            [80, 14],
            [20, 20],
            [-50, 12],
          ]),
          red,
          2.2,
        ) +
        surface(pen, 'M-4 6L34 8L10 58L-14 58Z', red) +
        surface(pen, 'M4 -22L30 -20L2 -62L-14 -62Z', paint(22, 0.18, 0.42)) +
        surface(
          pen,
          smooth([
            [8, -22],
            [20, -40],
            [42, -38],
            [52, -20],
          ]),
          paint(225, 0.12, 0.7),
          1.6,
        ) +
        surface(
          pen,
          smooth([
            [80, -16],
            [98, -6],
            [98, 4],
            [80, 13],
          ]),
          silver,
          1.6,
        ),
      4.5,
      0.9,
    );
    return (
      trail(pen, tint) + propellerPlace(craft + stroke('M-60 2H70', '#fff', 4, 0.75) + propeller)
    );
  },
);

const propellerPlace = (markup: string): string => place(markup, 14, -30, 1, -24);

/** A racing car leaving lights behind. */
export const racer: Motif = motif(
  'speed race racer turbo drift car nitro street',
  'grid city circuit stadium',
  (pen, tint) => {
    const skin = paint(tint, 0.22, 0.56);
    const wheel = (x: number): string =>
      orb(pen, x, 34, 22, ink, 1.6) +
      surface(pen, ellipse(x, 34, 12), silver, 1.2) +
      flat(star(x, 34, 10, 4, 5), '#333');
    const streaks = [-30, -8, 14, 34]
      .map((y, index) =>
        stroke(`M-116 ${y}H${-60 + index * 6}`, oklch(0.9, 0.14, tint + 30), 4, 0.7),
      )
      .join('');
    return (
      streaks +
      place(
        embossed(
          pen,
          surface(
            pen,
            'M-96 32C-100 8 -84 0 -60 -4C-42 -28 -14 -38 18 -36C44 -34 58 -18 68 -4C92 0 104 14 100 34Z',
            skin,
            2.2,
          ) +
            surface(
              pen,
              'M-40 -6C-28 -24 -10 -30 16 -28C34 -26 44 -16 50 -5Z',
              paint(230, 0.1, 0.35),
              1.6,
            ) +
            surface(pen, 'M-98 -10L-72 -12L-66 0L-94 4Z', skin),
          5,
          0.9,
        ) +
          wheel(-56) +
          wheel(60) +
          flat('M88 10L102 16L100 24L86 20Z', '#fff6b0') +
          stroke('M-70 14H80', '#fff', 3, 0.7),
        0,
        10,
        1.06,
        -10,
      )
    );
  },
);
