import { ball, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, polygon, roundRect, star } from '../../../core/shapes.ts';

/** A casino chip lying at an angle; `tilt` 1 shows it from above. */
export function chip(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  hue: number,
  tilt = 1,
  thick = 0,
): string {
  const material = paint(hue, 0.19, 0.52);
  const ry = radius * tilt;
  const edge = thick
    ? surface(
        pen,
        `M${num(x - radius)} ${num(y)}v${num(thick)}a${num(radius)} ${num(ry)} 0 0 0 ${num(radius * 2)} 0v${num(-thick)}Z`,
        material,
        1.4,
      ) + edgeMarks(x, y, radius, ry, thick)
    : '';
  const marks = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M-${num(radius * 0.16)} -${num(radius * 0.98)}h${num(radius * 0.32)}l-${num(radius * 0.05)} ${num(radius * 0.26)}h-${num(radius * 0.22)}Z" transform="rotate(${index * 60})"/>`,
  ).join('');
  const face =
    ball(pen, ellipse(0, 0, radius), material, 1.6) +
    `<g fill="#fff8ea">${marks}</g>` +
    stroke(ellipse(0, 0, radius * 0.68), '#fff8ea', radius * 0.045, 0.9) +
    ball(pen, ellipse(0, 0, radius * 0.58), paint(hue, 0.16, 0.42), 1) +
    flat(star(0, 0, radius * 0.38, radius * 0.16, 5), pen.linear(gold.stops));
  return `${edge}<g transform="translate(${num(x)} ${num(y)}) scale(1 ${Math.round(tilt * 100) / 100})">${face}</g>`;
}

function edgeMarks(x: number, y: number, radius: number, ry: number, thick: number): string {
  return [0.5, 1.2, 1.95, 2.65]
    .map((angle) => {
      const at = (turn: number): [number, number] => [
        x + Math.cos(turn) * radius,
        y + Math.sin(turn) * ry,
      ];
      const [a, b] = [at(angle - 0.13), at(angle + 0.13)];
      return `<path d="M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}v${num(thick)}L${num(a[0])} ${num(a[1] + thick)}Z" fill="#fff8ea" opacity="0.9"/>`;
    })
    .join('');
}

/** A pile of chips whose lowest chip stands at `y`. */
export const chipStack = (
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  hues: readonly number[],
): string =>
  hues
    .map((hue, index) =>
      chip(
        pen,
        x + (index % 2 ? 1.2 : -1),
        y - index * radius * 0.34,
        radius,
        hue,
        0.42,
        radius * 0.32,
      ),
    )
    .join('');

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die in parallel projection, three faces showing. */
export function die(
  pen: Pen,
  size: number,
  hue: number,
  faces: readonly [number, number, number],
  chroma = 0.2,
): string {
  const body = paint(hue, chroma, chroma < 0.05 ? 0.9 : 0.55);
  const dot = chroma < 0.05 ? '#c3142b' : '#fff7ea';
  const face = (matrix: string, value: number, dim: number): string =>
    `<g transform="matrix(${matrix})"><path d="${roundRect(-size / 2, -size / 2, size, size, size * 0.16)}" fill="${pen.linear(body.stops, 0, 0, 1, 1)}"/><path d="${roundRect(-size / 2, -size / 2, size, size, size * 0.16)}" fill="#000" opacity="${dim}"/><path d="${(pips[value] ?? []).map(([px, py]) => ellipse(px * size * 0.26, py * size * 0.26, size * 0.1)).join('')}" fill="${dot}"/></g>`;
  const half = size / 2;
  const [a, b] = [0.866, 0.5];
  return (
    flat(
      polygon([
        [0, -size],
        [size * a, -half],
        [size * a, half],
        [0, size],
        [-size * a, half],
        [-size * a, -half],
      ]),
      body.dark,
    ) +
    face(`${a} ${b} ${-a} ${b} 0 ${num(-half)}`, faces[0], 0) +
    face(`${a} ${b} 0 1 ${num((-size * a) / 2)} ${num(half / 2)}`, faces[1], 0.14) +
    face(`${a} ${-b} 0 1 ${num((size * a) / 2)} ${num(half / 2)}`, faces[2], 0.34)
  );
}
