import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ink, paint, silver, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, smooth, star, type Point } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { rocketShip } from './rocket-ship.ts';
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
  'rocket regatta moon launch cosmic space x orbit blast',
  'space grid city circuit',
  (pen, tint) => {
    const body = paint(pen.random.pick([90, 250]), 0.02, 0.92);
    const trim = paint(tint, 0.21, 0.56);
    return trail(pen, tint) + place(rocketShip(pen, body, trim), 40, -22, 0.92, 38);
  },
);

/** A red aeroplane on its way up. */
export const plane: Motif = motif(
  'aviator skyward courier plane jet pilot flight sky fly ace air',
  'heavens sea grid city',
  (pen, tint) => {
    const red = paint(tint > 320 || tint < 60 ? tint : 22, 0.22, 0.54);
    const propeller = `<g opacity="0.75">${flat(ellipse(96, -2, 5, 46), '#fff', 0.5)}</g>`;
    const craft = embossed(
      pen,
      surface(pen, 'M-96 -34L-70 -36L-52 -4L-88 2Z', red) +
        surface(pen, smooth('-92,-2 -40,-20 20,-24 78,-18 92,-2 80,14 20,20 -50,12'), red, 2.2) +
        surface(pen, 'M-4 6L34 8L10 58L-14 58Z', red) +
        surface(pen, 'M4 -22L30 -20L2 -62L-14 -62Z', paint(22, 0.18, 0.42)) +
        surface(pen, smooth('8,-22 20,-40 42,-38 52,-20'), paint(225, 0.12, 0.7), 1.6) +
        surface(pen, smooth('80,-16 98,-6 98,4 80,13'), silver, 1.6),
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
      orb(pen, x, 36, 27, ink, 2) +
      surface(pen, ellipse(x, 36, 17), silver, 1.4) +
      flat(star(x, 36, 16, 5, 5), '#23252c') +
      orb(pen, x, 36, 4, paint(tint, 0.2, 0.56), 0.8);
    const streaks = [-34, -12, 12, 36, 52]
      .map((y, index) =>
        stroke(
          `M${-150 + index * 6} ${y}H${-84 + index * 5}`,
          oklch(0.9, 0.14, tint + 30),
          5,
          0.75,
        ),
      )
      .join('');
    const body =
      surface(pen, 'M-112 -26H-70L-62 -8H-100Z', skin, 2) +
      surface(pen, 'M-92 -10L-88 8L-78 8L-80 -12Z', ink, 1.2) +
      surface(
        pen,
        'M-106 40C-112 12 -98 2 -70 -2C-40 -34 -14 -44 14 -42C40 -40 56 -22 72 -8C100 -4 122 10 124 32L118 42Z',
        skin,
        2.4,
      ) +
      surface(
        pen,
        'M-46 -4C-28 -26 -10 -34 12 -33C34 -31 46 -18 56 -6Z',
        paint(235, 0.09, 0.32),
        1.8,
      ) +
      surface(pen, 'M-108 34H122L118 46H-104Z', ink, 1.4);
    const details =
      stroke('M2 -32L8 -6', '#0d1220', 4) +
      flat('M-40 -8C-26 -24 -14 -29 -4 -30L-12 -8Z', '#fff', 0.28) +
      surface(pen, 'M92 6C104 8 114 14 118 22L100 18Z', paint(95, 0.1, 0.94), 1.2) +
      stroke('M-98 18H88', '#fff', 5, 0.85) +
      stroke('M-10 6H24L18 20H-16Z', skin.line, 2, 0.6);
    const beam = flat('M118 16L190 2V52L120 26Z', '#fff8c4', 0.3);
    return (
      streaks +
      place(beam + embossed(pen, body, 6, 1) + details + wheel(-60) + wheel(72), -6, 8, 0.92, -7)
    );
  },
);
