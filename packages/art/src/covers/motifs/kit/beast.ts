import { oklch, shade } from '../../../core/colour.ts';
import { embossed, flat, paint, stroke, surface, type Material } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, polygon, ribbon, smooth, type Point } from '../../../core/shapes.ts';
import { mirrored, petalPath, shineSpot } from './parts.ts';

/** What tells one animal's face from another's. */
export interface BeastOptions {
  fur: Material;
  muzzle: Material;
  eyes: string;
  ears: 'pointed' | 'round' | 'long';
  /** Fur tufts round the face, or a mane in its own colour. */
  mane?: Material;
  marks?: 'stripes' | 'patches' | 'blaze';
  /** Open, roaring mouth. */
  roar?: boolean;
  snout?: number;
}

function ear(pen: Pen, options: BeastOptions): string {
  const inner = options.muzzle;
  if (options.ears === 'round')
    return (
      surface(pen, ellipse(58, -62, 26), options.fur) + surface(pen, ellipse(59, -60, 14), inner, 0)
    );
  if (options.ears === 'long')
    return (
      surface(pen, petalPath(34, -50, 74, 24, 12), options.fur) +
      surface(pen, petalPath(35, -54, 60, 13, 12), inner, 0)
    );
  return (
    surface(pen, smooth('22,-56 46,-84 66,-106 74,-70 72,-30'), options.fur) +
    surface(pen, smooth('44,-62 54,-78 64,-90 66,-66 62,-46'), inner, 0)
  );
}

function headHalf(roar: boolean): Point[] {
  const jaw = roar ? 96 : 82;
  return [
    [0, -72],
    [34, -68],
    [62, -46],
    [76, -14],
    [88, 8],
    [74, 14],
    [80, 34],
    [62, 36],
    [60, 54],
    [40, 56],
    [28, jaw - 6],
    [0, jaw],
  ];
}

/** A ring of fur: pointed tufts of uneven length, longer towards the chin. */
function tufts(pen: Pen, inner: number, outer: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / count;
    const longer = 1 - 0.08 * Math.cos(angle);
    const radius =
      index % 2 === 0 ? outer * longer * pen.random.between(0.9, 1.06) : inner * longer;
    const sweep = index % 2 === 0 ? 0.07 * Math.sin(angle) : 0;
    return [Math.sin(angle + sweep) * radius, -Math.cos(angle + sweep) * radius];
  });
  return smooth(points, true, 0.35);
}

function marks(kind: BeastOptions['marks'], colour: string): string {
  if (kind === 'stripes') {
    const bands: Point[][] = [
      [
        [0, -70],
        [0, -52],
        [0, -34],
      ],
      [
        [22, -66],
        [20, -52],
        [14, -42],
      ],
      [
        [44, -56],
        [38, -48],
        [32, -44],
      ],
      [
        [82, 2],
        [64, 0],
        [52, 6],
      ],
      [
        [78, 24],
        [62, 20],
        [50, 24],
      ],
      [
        [64, 44],
        [52, 38],
        [44, 38],
      ],
      [
        [70, -26],
        [58, -24],
        [50, -20],
      ],
    ];
    return flat(
      bands.map((band) => ribbon(band, (t) => 10 * (1 - t) + 2, 8)).join(''),
      colour,
      0.9,
    );
  }
  if (kind === 'patches') return flat(`${ellipse(34, -12, 23, 27)}`, colour);
  return '';
}

function eye(pen: Pen, colour: string): string {
  return (
    flat('M12 -10C22 -24 44 -26 56 -22C52 -4 30 4 12 -10Z', '#150d10') +
    flat(
      'M17 -11C26 -21 42 -22 51 -19C47 -6 30 -1 17 -11Z',
      pen.radial(
        [
          [0, '#ffffff'],
          [0.25, colour],
          [1, shade(colour, 0.42)],
        ],
        0.5,
        0.6,
        0.6,
      ),
    ) +
    flat(ellipse(34, -13, 4, 8), '#0c0709') +
    flat(ellipse(37, -17, 2.4), '#fff')
  );
}

function mouth(pen: Pen, roar: boolean): string {
  if (!roar)
    return stroke('M0 44V56M0 56C-8 66 -22 66 -28 58M0 56C8 66 22 66 28 58', '#1c1013', 3.4);
  const fang = (x: number, y: number, h: number): string =>
    flat(
      polygon([
        [x - 6, y],
        [x + 6, y],
        [x, y + h],
      ]),
      '#fffaf0',
    );
  return (
    flat(
      'M-32 52C-20 46 20 46 32 52C30 80 16 94 0 94S-30 80 -32 52Z',
      pen.linear([
        [0, '#3c060c'],
        [1, '#8f1420'],
      ]),
    ) +
    flat('M-16 80C-8 72 8 72 16 80C10 92 -10 92 -16 80Z', '#e8636d') +
    fang(-20, 50, 20) +
    fang(20, 50, 20) +
    fang(-9, 49, 9) +
    fang(0, 49, 9) +
    fang(9, 49, 9) +
    flat(polygon('-17,82 -7,86 -14,68') + polygon('17,82 7,86 14,68'), '#fffaf0')
  );
}

/** A fierce animal face seen from the front. */
export function beastFace(pen: Pen, options: BeastOptions): string {
  const roar = options.roar ?? false;
  const half = headHalf(roar);
  const outline = smooth(
    [
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    0.7,
  );
  const mane = options.mane
    ? embossed(
        pen,
        surface(pen, tufts(pen, 84, 112, 19), options.mane, 2) +
          surface(pen, tufts(pen, 72, 98, 16), options.mane, 1.2) +
          surface(pen, tufts(pen, 58, 86, 15), options.mane, 1.2),
        3,
        0.35,
      )
    : '';
  const brow = surface(pen, 'M4 -18C16 -34 42 -40 62 -30C46 -30 26 -26 10 -10Z', options.fur, 0);
  const snout = options.snout ?? 1;
  const nose =
    surface(pen, smooth('0,22 -17,24 -14,36 0,45 14,36 17,24'), paint(10, 0.05, 0.28), 1.5) +
    shineSpot(-4, 27, 6, 2.4, 0, 0.6);
  const cheeks = mirrored(
    surface(pen, smooth('2,40 20,32 38,42 34,60 14,66 2,58'), options.muzzle, 1.2),
  );
  const bridge = surface(
    pen,
    smooth('-15,34 -10,4 -12,-26 0,-48 12,-26 10,4 15,34'),
    options.marks === 'patches' ? options.fur : options.muzzle,
    0,
  );
  const chin = surface(
    pen,
    smooth([
      [-18, 62],
      [18, 62],
      [10, roar ? 98 : 80],
      [-10, roar ? 98 : 80],
    ]),
    options.muzzle,
    1,
  );
  return (
    mane +
    embossed(
      pen,
      mirrored(ear(pen, options)) +
        surface(pen, outline, options.fur, 2.4) +
        mirrored(
          marks(options.marks, options.marks === 'patches' ? '#1d1a20' : oklch(0.2, 0.03, 40)),
        ) +
        `<g opacity="0.85">${bridge}</g>` +
        chin,
      4,
      0.4,
    ) +
    mirrored(eye(pen, options.eyes)) +
    mirrored(brow) +
    `<g transform="translate(0 ${num((1 - snout) * 30)}) scale(${snout})">${mouth(pen, roar)}${embossed(pen, cheeks + nose, 3, 0.5)}</g>`
  );
}
