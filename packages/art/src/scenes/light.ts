import { blur, filtered } from '../core/filters.ts';
import { flat } from '../core/material.ts';
import type { Pen } from '../core/pen.ts';
import { ellipse, num, polygon, star, type Point } from '../core/shapes.ts';
import type { Mood } from './mood.ts';

/** The picture's size in units. */
export interface Frame {
  width: number;
  height: number;
}

/** A full-size rectangle. */
export const cover = (frame: Frame, fill: string, opacity = 1): string =>
  `<rect width="${frame.width}" height="${frame.height}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** The sky: four tones from top to horizon. */
export const sky = (pen: Pen, frame: Frame, mood: Mood): string =>
  cover(
    frame,
    pen.linear([
      [0, mood.top],
      [0.45, mood.middle],
      [0.85, mood.low],
      [1, mood.glow],
    ]),
  );

/** A soft round light. */
export function glow(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 0.9,
): string {
  const fill = pen.radial([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.5],
    [0.7, colour, opacity * 0.12],
    [1, colour, 0],
  ]);
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`;
}

/** Beams from a light. */
export function rays(
  pen: Pen,
  x: number,
  y: number,
  reach: number,
  colour: string,
  count: number,
  opacity = 0.35,
): string {
  const turn = pen.random.between(0, 1);
  const fill = pen.define(
    `rays${num(x)},${num(y)}${colour}${opacity}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(reach)}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  const beams = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * Math.PI * 2;
    const half = (Math.PI / count) * pen.random.between(0.28, 0.62);
    const at = (direction: number): Point => [
      x + reach * Math.cos(direction),
      y + reach * Math.sin(direction),
    ];
    return polygon([[x, y], at(angle - half), at(angle + half)]);
  }).join('');
  return `<path d="${beams}" fill="${fill}"/>`;
}

/** Small lights scattered over an area. */
export function motes(
  pen: Pen,
  frame: Frame,
  colour: string,
  count: number,
  low = 0.6,
  high = 2.2,
  area: readonly [number, number] = [0, 1],
): string {
  const dots = Array.from({ length: count }, () => {
    const radius = pen.random.between(low, high);
    const x = pen.random.between(0, frame.width);
    const y = frame.height * pen.random.between(area[0], area[1]);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" opacity="${num(pen.random.between(0.3, 1))}"/>`;
  });
  return `<g fill="${colour}">${dots.join('')}</g>`;
}

/** A four-pointed glint. */
export const glint = (x: number, y: number, size: number, colour = '#fff', opacity = 1): string =>
  flat(star(x, y, size, size * 0.13, 4), colour, opacity);

/** Glints scattered over an area. */
export function glints(
  pen: Pen,
  frame: Frame,
  count: number,
  colour = '#fff',
  area: readonly [number, number] = [0.05, 0.7],
): string {
  return Array.from({ length: count }, () =>
    glint(
      pen.random.between(0.06, 0.94) * frame.width,
      pen.random.between(area[0], area[1]) * frame.height,
      pen.random.between(3, 9),
      colour,
      0.9,
    ),
  ).join('');
}

/** Out-of-focus lights. */
export function bokeh(
  pen: Pen,
  frame: Frame,
  colours: readonly string[],
  count: number,
  area: readonly [number, number] = [0, 0.7],
): string {
  return Array.from({ length: count }, () => {
    const radius = pen.random.between(5, 24);
    const x = pen.random.between(0, frame.width);
    const y = frame.height * pen.random.between(area[0], area[1]);
    const fill = pen.radial([
      [0, pen.random.pick(colours), 0.35],
      [0.8, pen.random.pick(colours), 0.5],
      [0.94, '#fff', 0.35],
      [1, '#fff', 0],
    ]);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}" opacity="0.6"/>`;
  }).join('');
}

/** Darkened corners and a darker foot, where the title stands. */
export function vignette(pen: Pen, frame: Frame, colour: string, foot = 0.8): string {
  const edge = pen.radial(
    [
      [0.6, colour, 0],
      [0.88, colour, 0.22],
      [1, colour, 0.5],
    ],
    0.5,
    0.42,
    0.8,
  );
  const low = pen.linear([
    [0.5, colour, 0],
    [0.8, colour, foot * 0.75],
    [1, colour, foot],
  ]);
  return cover(frame, edge) + cover(frame, low);
}

/** A cloud bank along a height. */
export function clouds(
  pen: Pen,
  frame: Frame,
  y: number,
  colour: string,
  opacity: number,
  size = 26,
): string {
  const puffs: string[] = [];
  for (let x = -size; x < frame.width + size; x += size * 0.8) {
    const radius = size * pen.random.between(0.6, 1.3);
    puffs.push(ellipse(x, y + pen.random.between(-0.3, 0.3) * size, radius, radius * 0.8));
  }
  puffs.push(`M${-size} ${num(y)}H${frame.width + size}V${num(y + size * 3)}H${-size}Z`);
  const fill = pen.linear([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  return `<path d="${puffs.join('')}" fill="${fill}"/>`;
}

/** A blurred layer. */
export const softly = (pen: Pen, deviation: number, markup: string): string =>
  filtered(blur(pen, deviation), markup);

/** A hilly skyline from the left to the right edge, filled down to the foot. */
export function ridge(
  pen: Pen,
  frame: Frame,
  y: number,
  height: number,
  fill: string,
  steps = 7,
  sharp = false,
): string {
  const points: Point[] = Array.from({ length: steps + 1 }, (_, index) => [
    (index / steps) * (frame.width + 40) - 20,
    y - height * pen.random.between(0.1, 1) * (sharp && index % 2 === 0 ? 0.35 : 1),
  ]);
  const outline = sharp
    ? points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')
    : points
        .map(([px, py], index) => {
          const next = points[index + 1];
          return next
            ? `${num(px)} ${num(py)}Q${num(px)} ${num(py)} ${num((px + next[0]) / 2)} ${num((py + next[1]) / 2)}`
            : `${num(px)} ${num(py)}`;
        })
        .join('L');
  return `<path d="M-20 ${frame.height + 10}L${outline}L${frame.width + 20} ${frame.height + 10}Z" fill="${fill}"/>`;
}
