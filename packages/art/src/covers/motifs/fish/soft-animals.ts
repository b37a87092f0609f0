import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ivory, paint, stroke, surface } from '../../../core/material.ts';
import {
  ellipse,
  place,
  regular,
  ribbon,
  ring,
  sampleCurve,
  smooth,
  type Point,
} from '../../../core/shapes.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** An octopus. */
export const octopus: Motif = motif(
  'octopus kraken tentacle squid monster legend',
  'ocean sea cave',
  (pen, tint) => {
    const skin = paint(tint, 0.19, 0.54);
    const arm = (spine: Point[]): string =>
      surface(
        pen,
        ribbon(spine, (t) => 30 * (1 - t) + 4),
        skin,
        2,
      ) +
      flat(
        sampleCurve(spine, 9)
          .slice(1)
          .map(({ point }, index) => ellipse(point[0], point[1], 5 - index * 0.4))
          .join(''),
        skin.light,
        0.75,
      );
    const arms = mirrored(
      arm([
        [30, 20],
        [80, 26],
        [104, 0],
        [92, -30],
        [78, -16],
      ]) +
        arm([
          [24, 34],
          [62, 70],
          [104, 64],
          [108, 34],
        ]) +
        arm([
          [10, 40],
          [30, 84],
          [62, 104],
          [84, 90],
        ]),
    );
    return (
      embossed(pen, arms, 4, 0.8) +
      embossed(
        pen,
        surface(
          pen,
          smooth('0,-96 48,-82 66,-38 52,4 44,36 0,50 -44,36 -52,4 -66,-38 -48,-82'),
          skin,
          2.4,
        ),
        9,
        0.9,
      ) +
      mirrored(
        orb(pen, 24, 0, 17, ivory, 1.8) +
          flat(ellipse(22, 2, 8, 10), '#170d1f') +
          flat(ellipse(25, -3, 3), '#fff') +
          stroke('M6 -22Q22 -30 42 -16', skin.line, 4.5),
      ) +
      stroke('M-12 28Q0 36 12 28', skin.line, 3.5)
    );
  },
);

/** Glowing jellyfish. */
export const jellyfish: Motif = motif(
  'jellyfish jelly medusa glow neon deep abyss',
  'ocean space',
  (pen, tint) => {
    const one = (hue: number): string => {
      const bell =
        'M-60 0C-60 -60 -30 -84 0 -84S60 -60 60 0C48 -10 40 6 30 4S8 -8 0 2S-20 6 -30 4S-48 -10 -60 0Z';
      const arms = [-40, -20, 0, 20, 40]
        .map((x, index) =>
          ribbon(
            [
              [x, -4],
              [x + (index % 2 ? 14 : -14), 34],
              [x + (index % 2 ? -12 : 12), 70],
              [x, 108],
            ],
            (t) => 13 * (1 - t) + 2,
          ),
        )
        .join('');
      return (
        glow(pen, 0, -20, 110, oklch(0.8, 0.18, hue), 0.7) +
        `<g opacity="0.8">${surface(pen, arms, paint(hue + 30, 0.17, 0.74), 0)}</g>` +
        `<g opacity="0.92">${embossed(pen, surface(pen, bell, paint(hue, 0.18, 0.68), 1.6), 9, 0.9)}</g>` +
        flat(ellipse(0, -34, 30, 24), '#fff', 0.22) +
        [-26, 0, 26]
          .map((x) => stroke(`M${x} -56Q${x * 1.4} -30 ${x * 1.5} -8`, '#fff', 2.4, 0.5))
          .join('')
      );
    };
    return (
      place(one(tint + 60), 66, -34, 0.5, 14) +
      place(one(tint + 160), -70, 26, 0.42, -12) +
      place(one(tint), -4, -8, 1, 6)
    );
  },
);

/** A sea turtle. */
export const turtle: Motif = motif('turtle tortoise ancient emperor shell', 'ocean sea', (pen) => {
  const skin = paint(150, 0.11, 0.6);
  const limbs =
    surface(
      pen,
      smooth('30,-34 74,-82 100,-88 86,-50 58,-18') + smooth('30,34 64,70 84,84 72,44 52,20'),
      skin,
      2,
    ) +
    surface(
      pen,
      smooth('-50,-26 -84,-50 -90,-34 -66,-12') + smooth('-50,26 -80,52 -90,40 -66,12'),
      skin,
      2,
    );
  const shell = ellipse(0, 0, 72, 56);
  const plates = [
    ...ring(0, 0, 40, 6, 0.5).map(([x, y]) => regular(x * 1.15, y * 0.85, 19, 6)),
    regular(0, 0, 22, 6),
  ].join('');
  return place(
    embossed(
      pen,
      limbs + surface(pen, smooth('62,-16 92,-20 108,-2 94,18 64,16'), skin, 2),
      4,
      0.6,
    ) +
      embossed(pen, surface(pen, shell, paint(75, 0.12, 0.5), 2.4), 8, 0.8) +
      `<g clip-path="${pen.clip(shell)}">${embossed(pen, surface(pen, plates, paint(110, 0.13, 0.62), 2.4), 3, 0.7)}</g>` +
      flat(ellipse(94, -8, 4), '#0d1410') +
      flat(ellipse(95, -9, 1.4), '#fff'),
    -6,
    6,
    1,
    -18,
  );
});

/** A crab with raised claws. */
export const crab: Motif = motif('crab lobster claw king feast seafood', 'ocean sea', (pen) => {
  const skin = paint(30, 0.2, 0.58);
  const claw =
    surface(
      pen,
      ribbon('44,10 78,-6 84,-40', () => 18),
      skin,
      2,
    ) +
    surface(
      pen,
      smooth('70,-36 54,-70 66,-102 86,-104 78,-78 92,-74 100,-98 112,-76 100,-44'),
      skin,
      2.2,
    );
  const legs = [0, 1, 2]
    .map((index) =>
      surface(
        pen,
        ribbon(
          [
            [40, 26 + index * 12],
            [78, 20 + index * 20],
            [96, 54 + index * 16],
          ],
          (t) => 13 - 9 * t,
        ),
        skin,
        1.8,
      ),
    )
    .join('');
  return (
    mirrored(embossed(pen, legs + claw, 4, 0.8)) +
    embossed(
      pen,
      surface(pen, smooth('0,-26 44,-22 68,8 54,46 0,60 -54,46 -68,8 -44,-22'), skin, 2.4),
      8,
      0.9,
    ) +
    mirrored(
      stroke('M18 -22V-46', skin.dark, 7) +
        orb(pen, 18, -52, 13, ivory, 1.6) +
        flat(ellipse(19, -51, 6), '#180f10'),
    ) +
    stroke('M-20 26Q0 42 20 26', skin.line, 4)
  );
});

/** A manta ray gliding. */
export const manta: Motif = motif('manta ray stingray wing glide abyss', 'ocean', (pen, tint) => {
  const skin = paint(tint, 0.1, 0.42);
  const half: Point[] = [
    [0, -60],
    [18, -66],
    [22, -50],
    [60, -30],
    [110, 10],
    [120, 34],
    [70, 26],
    [36, 40],
    [10, 62],
    [0, 64],
  ];
  return (
    surface(
      pen,
      ribbon('0,50 8,84 -6,116', (t) => 9 * (1 - t) + 2),
      skin,
      1.6,
    ) +
    embossed(
      pen,
      surface(
        pen,
        smooth([
          ...half,
          ...half
            .slice(1, -1)
            .reverse()
            .map(([x, y]): Point => [-x, y]),
        ]),
        skin,
        2.4,
      ),
      9,
      0.7,
    ) +
    flat(
      ellipse(-40, 0, 9) +
        ellipse(-20, 22, 6) +
        ellipse(40, 0, 9) +
        ellipse(20, 22, 6) +
        ellipse(-64, 12, 5) +
        ellipse(64, 12, 5),
      oklch(0.9, 0.1, tint),
      0.75,
    ) +
    mirrored(orb(pen, 16, -44, 6, ivory, 1.2))
  );
});
