import {
  bone,
  embossed,
  flat,
  gold,
  paint,
  stroke,
  surface,
  type Material,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, polygon, ribbon, sampleCurve, smooth, type Point } from '../../../core/shapes.ts';
import { mirrored, orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

const horn: Point[] = [
  [30, -50],
  [52, -76],
  [60, -104],
  [50, -124],
];
const whisker: Point[] = [
  [22, 34],
  [62, 30],
  [92, 52],
  [84, 84],
  [104, 100],
];

function head(pen: Pen, skin: Material, belly: Material): string {
  const half: Point[] = [
    [0, -58],
    [26, -62],
    [50, -48],
    [60, -26],
    [54, -4],
    [42, 10],
    [40, 34],
    [46, 52],
    [34, 66],
    [0, 72],
  ];
  const outline = smooth([
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ]);
  const brow = surface(
    pen,
    'M6 -22C20 -44 46 -52 74 -46C62 -40 60 -30 66 -22C50 -28 30 -24 8 -10Z',
    skin,
  );
  const eye =
    flat('M12 -10C22 -22 42 -24 52 -18C46 -2 26 2 12 -10Z', '#1a0505') +
    flat(
      'M17 -11C25 -19 40 -21 48 -17C43 -5 28 -2 17 -11Z',
      pen.radial([
        [0, '#ffffff'],
        [0.3, '#ffe64d'],
        [1, '#ff7a00'],
      ]),
    ) +
    flat(ellipse(33, -12, 3, 7), '#150303');
  const nostril =
    surface(pen, smooth('4,28 20,18 36,28 34,44 16,46 4,42'), skin, 1.6) +
    flat(ellipse(22, 33, 7, 4.5), '#2a0508');
  const jaw =
    flat(
      'M-34 50C-20 44 20 44 34 50C32 74 18 84 0 84S-32 74 -34 50Z',
      pen.linear([
        [0, '#3a0508'],
        [1, '#93151c'],
      ]),
    ) + flat('M-12 74C-6 64 6 64 12 74C6 84 -6 84 -12 74Z', '#ef6d62');
  const fangs = [-26, -14, -5, 5, 14, 26]
    .map((x) =>
      polygon([
        [x - 5, 46],
        [x + 5, 46],
        [x, Math.abs(x) > 20 ? 68 : 56],
      ]),
    )
    .join('');
  const crest = [0, 1, 2]
    .map((index) => petalPath(0, -34 - index * 8, 38 - index * 4, 11, 0))
    .join('');
  return (
    embossed(
      pen,
      surface(pen, outline, skin, 2.4) + surface(pen, 'M-14 -50Q0 -60 14 -50L9 22H-9Z', belly, 0),
      4.5,
      0.6,
    ) +
    jaw +
    flat(fangs, '#fff8e8') +
    mirrored(eye) +
    embossed(pen, mirrored(nostril) + mirrored(brow) + surface(pen, crest, gold, 1), 3, 0.7)
  );
}

/** A dragon's head in its mane, coils behind, a pearl before it. */
export const dragon: Motif = motif(
  'dragon wyrmfire dragons long drake wyrm naga fafnir',
  'palace heavens volcano temple brocade',
  (pen, tint) => {
    const skin = paint(pen.random.pick([tint, 28, 150, 250]), 0.19, 0.54);
    const belly = paint(80, 0.15, 0.82);
    const coil: Point[] = [
      [-96, 70],
      [-104, 0],
      [-70, -70],
      [0, -92],
      [74, -66],
      [104, 6],
      [90, 76],
    ];
    const spikes = sampleCurve(coil, 22)
      .map(({ point, normal }) =>
        petalPath(
          point[0],
          point[1],
          36,
          8,
          (Math.atan2(-normal[0], normal[1]) * 180) / Math.PI + 180,
        ),
      )
      .join('');
    const scales = sampleCurve(coil, 34)
      .map(({ point }) => ellipse(point[0], point[1], 8, 8))
      .join('');
    const mane = Array.from({ length: 13 }, (_, index) =>
      petalPath(0, 0, 92 + (index % 2) * 14, 22, -126 + index * 21),
    ).join('');
    return (
      embossed(pen, surface(pen, spikes, gold, 1), 2, 0.6) +
      embossed(
        pen,
        surface(
          pen,
          ribbon(coil, (t) => 20 + 22 * Math.sin(t * Math.PI)),
          skin,
          2.2,
        ),
        6,
        0.6,
      ) +
      stroke(scales, skin.line, 1.4, 0.45) +
      embossed(pen, surface(pen, mane, paint(tint + 160, 0.18, 0.62), 1.6), 3, 0.4) +
      embossed(
        pen,
        mirrored(
          surface(
            pen,
            ribbon(horn, (t) => 22 * (1 - t) + 3),
            bone,
            1.8,
          ) + surface(pen, petalPath(48, -34, 48, 15, 78), skin, 1.8),
        ),
        3,
        0.6,
      ) +
      head(pen, skin, belly) +
      mirrored(
        surface(
          pen,
          ribbon(whisker, (t) => 8 * (1 - t) + 1.5),
          gold,
          1.2,
        ),
      ) +
      glow(pen, 0, 102, 40, '#fff6d8', 0.9) +
      orb(pen, 0, 102, 20, paint(85, 0.04, 0.95), 1.2)
    );
  },
);
