import { oklch } from '../../../core/colour.ts';
import {
  ball,
  clearHue,
  flat,
  gold,
  stroke,
  surface,
  type Material,
} from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, polygon, ring, roundRect, star, type Point } from '../../../core/shapes.ts';
import { glint } from '../../../scenes/light.ts';

/** The drawing and its mirror image about the upright axis. */
export const mirrored = (markup: string): string =>
  `${markup}<g transform="scale(-1 1)">${markup}</g>`;

/** A soft white reflection. */
export const shineSpot = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn = 0,
  opacity = 0.55,
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="#fff" opacity="${opacity}"${turn ? ` transform="rotate(${turn} ${num(x)} ${num(y)})"` : ''}/>`;

/** A leaf- or petal-shaped path from a foot, pointing along `degrees` (0 is up). */
export function petalPath(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, across: number): string =>
    `${num(x + Math.sin(angle) * along + Math.cos(angle) * across)} ${num(y - Math.cos(angle) * along + Math.sin(angle) * across)}`;
  return `M${at(0, 0)}C${at(length * 0.25, -width)} ${at(length * 0.75, -width * 0.7)} ${at(length, 0)}C${at(length * 0.75, width * 0.7)} ${at(length * 0.25, width)} ${at(0, 0)}Z`;
}

/** A shining ball. */
export function orb(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  material: Material,
  line = 2,
): string {
  return (
    ball(pen, ellipse(x, y, radius), material, line) +
    `<ellipse cx="${num(x)}" cy="${num(y + radius * 0.62)}" rx="${num(radius * 0.6)}" ry="${num(radius * 0.24)}" fill="#fff" opacity="0.22"/>` +
    shineSpot(x - radius * 0.36, y - radius * 0.44, radius * 0.3, radius * 0.17, -32, 0.85)
  );
}

/** A gold coin seen at an angle; `tilt` 0 (edge) to 1 (face). */
export function coin(pen: Pen, x: number, y: number, radius: number, tilt = 1): string {
  const ry = radius * Math.max(0.25, tilt);
  const edge = radius * 0.22 * (1.2 - tilt);
  return (
    `<g>${surface(pen, `M${num(x - radius)} ${num(y)}v${num(edge)}a${num(radius)} ${num(ry)} 0 0 0 ${num(radius * 2)} 0v${num(-edge)}Z`, gold, 1.2)}` +
    surface(pen, ellipse(x, y, radius, ry), gold, 1.4) +
    stroke(ellipse(x, y, radius * 0.74, ry * 0.74), '#a35f0a', radius * 0.08, 0.75) +
    `<g transform="translate(${num(x)} ${num(y)}) scale(1 ${num(tilt)})"><path d="${star(0, 0, radius * 0.5, radius * 0.22, 5)}" fill="#b86f0d"/><path d="${star(0, -radius * 0.06, radius * 0.5, radius * 0.22, 5)}" fill="#fff3b8"/></g></g>`
  );
}

/** A heap of coins with its top at 0,0. */
export function coinPile(pen: Pen, width: number, height: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const level = index / count;
    const reach = (width / 2) * (0.25 + 0.75 * level);
    return coin(
      pen,
      pen.random.between(-reach, reach),
      level * height,
      pen.random.between(9, 13),
      pen.random.between(0.35, 0.8),
    );
  }).join('');
}

/** Outline of a playing card round 0,0. */
export const cardPath = (width: number, height: number): string =>
  roundRect(-width / 2, -height / 2, width, height, width * 0.1);

type Cut = readonly [outer: readonly Point[], inner: readonly Point[]];

function cutOf(kind: 'brilliant' | 'emerald' | 'round' | 'drop'): Cut {
  if (kind === 'emerald') {
    const frame = (w: number, h: number): Point[] => [
      [-w * 0.6, -h],
      [w * 0.6, -h],
      [w, -h * 0.68],
      [w, h * 0.68],
      [w * 0.6, h],
      [-w * 0.6, h],
      [-w, h * 0.68],
      [-w, -h * 0.68],
    ];
    return [frame(0.78, 1), frame(0.48, 0.64)];
  }
  if (kind === 'round')
    return [ring(0, 0, 1, 10, Math.PI / 10), ring(0, 0, 0.56, 10, Math.PI / 10)];
  if (kind === 'drop') {
    const shape = (s: number): Point[] => [
      [0, -1.1 * s],
      [0.4 * s, -0.45 * s],
      [0.74 * s, 0.1 * s],
      [0.66 * s, 0.62 * s],
      [0.3 * s, 0.94 * s],
      [-0.3 * s, 0.94 * s],
      [-0.66 * s, 0.62 * s],
      [-0.74 * s, 0.1 * s],
      [-0.4 * s, -0.45 * s],
    ];
    return [shape(1), shape(0.55)];
  }
  return [
    [
      [-0.55, -0.62],
      [0, -0.66],
      [0.55, -0.62],
      [1, -0.16],
      [0.45, 0.5],
      [0, 0.95],
      [-0.45, 0.5],
      [-1, -0.16],
    ],
    [
      [-0.3, -0.4],
      [0, -0.42],
      [0.3, -0.4],
      [0.5, -0.12],
      [0.22, 0.2],
      [0, 0.34],
      [-0.22, 0.2],
      [-0.5, -0.12],
    ],
  ];
}

/** A cut stone: every facet gets its own tone from its direction to the light. */
export function gemStone(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  hue: number,
  kind: 'brilliant' | 'emerald' | 'round' | 'drop',
  chroma = 0.2,
): string {
  const clear = clearHue(hue, chroma, 0.6);
  const [outer, inner] = cutOf(kind);
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size]);
  const [outside, inside] = [at(outer), at(inner)];
  const facets = outside.map((point, index) => {
    const next = (index + 1) % outside.length;
    const angle = Math.atan2(
      point[1] - y + (outside[next] as Point)[1] - y,
      point[0] - x + (outside[next] as Point)[0] - x,
    );
    const light = 0.6 - 0.24 * Math.sin(angle + 0.8) + (index % 2 ? 0.07 : -0.05);
    return flat(
      polygon([point, outside[next] as Point, inside[next] as Point, inside[index] as Point]),
      oklch(light, chroma, clear + (index % 3) * 7),
    );
  });
  const table = flat(
    polygon(inside),
    pen.linear(
      [
        [0, oklch(0.95, chroma * 0.4, clear)],
        [0.5, oklch(0.74, chroma, clear)],
        [1, oklch(0.5, chroma, clear - 10)],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  const edge = `<path d="${polygon(outside)}" fill="none" stroke="${oklch(0.94, chroma * 0.3, clear)}" stroke-width="${num(size * 0.035)}" stroke-linejoin="round" opacity="0.8"/>`;
  return (
    flat(polygon(outside), oklch(0.3, chroma * 0.7, clear)) +
    facets.join('') +
    table +
    edge +
    glint(x - size * 0.35, y - size * 0.35, size * 0.34)
  );
}
